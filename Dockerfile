# Builds the site and serves it with nginx: `docker compose up --build`, then http://localhost:8080
# For builds that can be repeated, add the digest to each image: `docker buildx imagetools inspect node:24-bookworm-slim`
# prints it, and `node:24-bookworm-slim@sha256:…` uses it.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# The settings of the site (handbook/settings.md).
ARG PRODUCT_NAME
ARG PRODUCT_SLUG
ARG PRODUCT_PREFIX
ARG SITE_URL
ARG BASE_URL
ARG SITE_LOCALES
ARG EDIT_URL
ARG ALGOLIA_APP_ID
ARG ALGOLIA_SEARCH_KEY
ARG ALGOLIA_INDEX
ARG ALGOLIA_HOSTS
RUN npm run build && npm run compress

# The MCP server, as npx installs it, with the documentation of this build.
FROM node:24-bookworm-slim AS mcp
COPY --from=build /site/build/docs-mcp.tgz /srv/
RUN tar -xzf /srv/docs-mcp.tgz -C /srv && rm /srv/docs-mcp.tgz
USER node
CMD ["node", "/srv/package/docs-mcp.cjs", "--docs", "/srv/package/docs-mcp.json", "--http", "4180", "--host", "0.0.0.0"]

FROM debian:bookworm-slim AS site
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled
COPY deploy/container.conf /etc/nginx/nginx.conf
COPY deploy/brotli.conf /etc/nginx/site.d/brotli.conf
COPY deploy/nginx.conf /etc/nginx/site.conf
ARG BASE_URL
ENV BASE_URL=${BASE_URL:-/}
# In the network of Compose, the MCP server has the name of its service. A site with a base path is below the root.
RUN sed -i "s/^    listen 80;/    listen 8080;/; s/127.0.0.1:4180/mcp:4180/; \
    s|/srv/site/nginx|/srv/site${BASE_URL}nginx|; s|404 /404|404 ${BASE_URL}404|" /etc/nginx/site.conf
COPY --from=build /site/build /srv/site${BASE_URL}
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET %s HTTP/1.0\\r\\n\\r\\n' \"$BASE_URL\" >&3; read -r line <&3; [[ $line == *' 200 '* ]]"]
CMD ["nginx", "-g", "daemon off;"]
