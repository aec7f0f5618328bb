/** Redirects for published URLs. A build that loses a published URL prints the line to add here. */
import {glossary} from './glossary';
import {isDefaultProduct, product} from './product';

/** A section about the OpenAPI files, to which several old anchors lead. */
const OPENAPI_DIFFERENCES = '/changelog#differences-from-the-published-openapi-files';

/** Redirects anchors of the page about an API. A target that is only an anchor belongs to the API's overview page. */
function introductionRedirects(
  api: 'db' | 'ai',
  page: string,
  targets: Readonly<Record<string, string>>,
): Record<string, string> {
  const route = `/api/${product.prefix}${api}`;
  return Object.fromEntries(
    Object.entries(targets).map(([anchor, target]) => [
      `${route}/${page}#${anchor}`,
      target.startsWith('#') ? `${route}/overview${target}` : target,
    ]),
  );
}

/**
 * Old URL to new URL, both without the base path: `'/old': '/new'` for a page with all its anchors,
 * `'/page#old': '/page#new'` for an anchor of a page that still exists.
 */
const moved: Readonly<Record<string, string>> = {
  '/api': '/api/overview',
  // The network page was split.
  '/network#before-you-ship': '/go-live',
  '/network#changes-since-the-release': '/changelog#after-this-release',
  '/network#unverified': '/how-this-documentation-is-verified#what-is-not-verified',
  // The glossary and the versions got pages.
  [`/what-is-${product.slug}#glossary`]: '/glossary',
  [`/what-is-${product.slug}#which-release-these-pages-document`]:
    '/changelog#versions-in-this-release',
  ...Object.fromEntries(
    Object.keys(glossary).map((id) => [
      `/what-is-${product.slug}#term-${id}`,
      `/glossary#term-${id}`,
    ]),
  ),
  // Each task of SecretLLM got a page.
  '/build/secretLLM/usage#stream-an-answer': '/build/secretLLM/streaming#stream-an-answer',
  '/build/secretLLM/usage#call-tools': '/build/secretLLM/tools',
  '/build/secretLLM/usage#check-the-signature': '/build/secretLLM/signatures#check-the-signature',
  '/build/secretLLM/usage#fetch-the-attestation-report':
    '/build/secretLLM/signatures#fetch-the-attestation-report',
  '/build/secretLLM/usage#errors': '/build/secretLLM/errors',
  // The page about each API became short; the overview and other pages have the rest.
  ...introductionRedirects('db', `${product.prefix}db-api`, {
    browsers: '#cors',
    'differences-from-the-published-specification': OPENAPI_DIFFERENCES,
    errors: '#errors',
    limits: '#limits',
    nodes: '#base-urls',
    'register-first': '/build/secretVault-secretDataAnalytics/access',
  }),
  ...introductionRedirects('ai', `${product.prefix}ai`, {
    authentication: '#authentication',
    browsers: '#cors',
    'differences-from-the-published-specification': OPENAPI_DIFFERENCES,
    errors: '#errors',
    'generated-clients': '#versions',
    license: '#versions',
    limits: '#rate-limits',
    signatures: '/build/secretLLM/signatures#check-the-signature',
  }),
  // Headings were renamed.
  [`/api/${product.prefix}ai/overview#rare-errors`]: `/api/${product.prefix}ai/overview#other-errors`,
  [`/api/${product.prefix}db/overview#cause-four-errors`]: `/api/${product.prefix}db/overview#produce-four-errors`,
  [`/api/${product.prefix}db/overview#rare-errors`]: `/api/${product.prefix}db/overview#other-errors`,
  '/build/ai/ai-workflow#ask-it-to-prove-that-it-read':
    '/build/ai/ai-workflow#check-that-it-uses-the-documentation',
  '/build/ai/ai-workflow#check-the-answers': '/build/ai/ai-workflow#check-the-code',
  '/build/ai/ai-workflow#hand-it-the-documentation':
    '/build/ai/ai-workflow#give-it-the-documentation',
  '/build/ai/ai-workflow#look-for-the-usual-mistakes':
    '/build/ai/ai-workflow#look-for-common-mistakes',
  '/build/ai/ai-workflow#read-the-error-paths-yourself':
    '/build/ai/ai-workflow#review-the-error-handling',
  '/build/secretLLM/overview#names-you-may-meet':
    '/build/secretLLM/overview#product-and-module-names',
  '/build/secretLLM/overview#what-you-get': '/build/secretLLM/overview#features',
  '/build/secretVault-secretDataAnalytics/access#register-by-the-api':
    '/build/secretVault-secretDataAnalytics/access#register-with-the-api',
  '/build/secretVault-secretDataAnalytics/access#register-by-the-portal':
    '/build/secretVault-secretDataAnalytics/access#register-with-the-portal',
  '/build/secretVault-secretDataAnalytics/overview#choose-one':
    '/build/secretVault-secretDataAnalytics/overview#choose-storage-or-analytics',
  '/build/secretVault-secretDataAnalytics/encryption#store-with-a-key-of-your-own':
    '/build/secretVault-secretDataAnalytics/encryption#store-with-a-secret-key',
  '/build/secretVault-secretDataAnalytics/upload#check-every-answer':
    '/build/secretVault-secretDataAnalytics/upload#check-every-response',
  '/build/secretVault-secretDataAnalytics/upload#read-the-answer':
    '/build/secretVault-secretDataAnalytics/upload#read-the-response',
  '/build/secret-vault-quickstart-python#how-this-page-was-tested':
    '/how-this-documentation-is-verified#what-is-not-verified',
  '/build/secret-vault#an-older-package': '/recipes/wrapper-packages#decide-whether-to-use-it',
  '/recipes/wrapper-packages#an-older-package':
    '/recipes/wrapper-packages#decide-whether-to-use-it',
  '/build/secret-vault#javascript': '/recipes/wrapper-packages#javascript',
  '/build/secret-vault#python': '/recipes/wrapper-packages#python',
  '/build/secret-vault#use-the-wrapper-packages': '/recipes/wrapper-packages',
  '/community-and-support#see-the-state-of-the-network':
    '/community-and-support#see-the-status-of-the-network',
  '/community-and-support#what-this-site-stores-and-sends': '/privacy',
  '/go-live#2-plan-your-keys': '/go-live#2-plan-and-rotate-your-keys',
  '/how-this-documentation-is-verified#differences-from-the-published-openapi-files':
    OPENAPI_DIFFERENCES,
  '/learn/architecture#the-layers': '/learn/architecture#parts-of-the-platform',
  '/learn/protocols#what-report-and-signature-prove':
    '/learn/protocols#what-the-report-and-the-signature-prove',
  '/learn/use-cases#ask-a-model-in-private': '/learn/use-cases#ask-a-model-privately',
  '/learn/use-cases#total-secret-data': '/learn/use-cases#compute-totals-over-secret-data',
  '/learn/use-cases#where-it-does-not-fit': '/learn/use-cases#what-it-is-not-suited-for',
  '/network#check-that-a-chain-endpoint-answers': '/network#check-that-a-chain-endpoint-responds',
  [`/network#check-that-a-${product.prefix}db-node-answers`]: `/network#check-that-a-${product.prefix}db-node-responds`,
  '/quickstart#before-you-ship': '/quickstart#before-you-go-live',
};

/** Only the URLs of the default product were published, so other products need no redirects. */
export const redirects = isDefaultProduct ? moved : {};

/** The list of all published URLs, which `npm run published-urls` updates. */
export const publishedUrlsFile = isDefaultProduct ? 'data/published-urls.txt' : undefined;
