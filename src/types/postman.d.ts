/** The parts of two untyped packages that src/capabilities/api-reference/node/codeSamples.ts calls. */

declare module 'postman-collection' {
  export interface RequestBodyDefinition {
    readonly mode: 'raw' | 'urlencoded' | 'formdata' | 'file';
    readonly raw?: string;
    readonly urlencoded?: readonly object[];
    readonly formdata?: readonly object[];
    readonly file?: {readonly src: string};
    readonly options?: object;
  }

  export class Request {
    constructor(definition: {
      readonly method: string;
      readonly url: string;
      readonly header: readonly {readonly key: string; readonly value: string}[];
      readonly body?: RequestBodyDefinition;
    });
  }
}

declare module 'postman-code-generators' {
  import type {Request} from 'postman-collection';

  /** Calls back before it returns. */
  export function convert(
    language: string,
    variant: string,
    request: Request,
    options: object,
    callback: (error: unknown, snippet?: string) => void,
  ): void;
}
