/** Renders an API for tests. */
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import type {Specification} from '../../../../lib/openapi/specification';
import {renderApi} from '../renderApi';

/** The start of a specification. */
export const head = "openapi: 3.1.0\ninfo: {title: Tides, version: '1'}\n";

const api = {id: 't', segment: 't', label: 'T', specPath: 't.yaml'};

/** Returns the page about the API, and then each operation: their MDX and data. */
export function renderedPages(spec: Specification): string[] {
  const {info, operations} = renderApi(spec, api, {console: false, localServers: {}});
  return [info, ...operations].map((page) => `${page.mdx}\n${JSON.stringify(page.data)}`);
}

/** Renders a specification, which is given without its head. */
export async function render(text: string): Promise<string[]> {
  return renderedPages(await checkedSpecification(head + text));
}
