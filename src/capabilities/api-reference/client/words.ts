/** The words for flags and constraints. Ids are literal at each call, as the extraction of translations needs. */
import {translate} from '@docusaurus/Translate';
import type {Flag, LimitKind, SecurityScheme} from '../shared/types';

export function flagLabel(flag: Flag): string {
  switch (flag) {
    case 'required':
      return translate({id: 'api.flag.required', message: 'required'});
    case 'nullable':
      return translate({id: 'api.flag.nullable', message: 'may be null'});
    case 'deprecated':
      return translate({id: 'api.flag.deprecated', message: 'deprecated'});
    case 'readOnly':
      return translate({id: 'api.flag.readOnly', message: 'read only'});
    case 'writeOnly':
      return translate({id: 'api.flag.writeOnly', message: 'write only'});
    case 'uniqueItems':
      return translate({id: 'api.flag.uniqueItems', message: 'unique items'});
    case 'closed':
      return translate({id: 'api.flag.closed', message: 'no other properties'});
  }
}

export function limitLabel(kind: LimitKind): string {
  switch (kind) {
    case 'default':
      return translate({id: 'api.limit.default', message: 'Default'});
    case 'const':
      return translate({id: 'api.limit.const', message: 'Always'});
    case 'enum':
      return translate({id: 'api.limit.enum', message: 'Allowed values'});
    case 'examples':
      return translate({id: 'api.limit.examples', message: 'Example'});
    case 'minimum':
      return translate({id: 'api.limit.minimum', message: 'Minimum'});
    case 'above':
      return translate({id: 'api.limit.above', message: 'Greater than'});
    case 'maximum':
      return translate({id: 'api.limit.maximum', message: 'Maximum'});
    case 'below':
      return translate({id: 'api.limit.below', message: 'Less than'});
    case 'multipleOf':
      return translate({id: 'api.limit.multipleOf', message: 'Multiple of'});
    case 'minLength':
      return translate({id: 'api.limit.minLength', message: 'Minimum length'});
    case 'maxLength':
      return translate({id: 'api.limit.maxLength', message: 'Maximum length'});
    case 'pattern':
      return translate({id: 'api.limit.pattern', message: 'Pattern'});
    case 'minItems':
      return translate({id: 'api.limit.minItems', message: 'Minimum items'});
    case 'maxItems':
      return translate({id: 'api.limit.maxItems', message: 'Maximum items'});
    case 'minProperties':
      return translate({id: 'api.limit.minProperties', message: 'Minimum properties'});
    case 'maxProperties':
      return translate({id: 'api.limit.maxProperties', message: 'Maximum properties'});
    case 'encoding':
      return translate({id: 'api.limit.encoding', message: 'Content encoding'});
    case 'mediaType':
      return translate({id: 'api.limit.mediaType', message: 'Content type'});
    case 'not':
      return translate({id: 'api.limit.not', message: 'Must not match'});
    case 'requires':
      return translate({id: 'api.limit.requires', message: 'Only together with'});
    case 'style':
      return translate({id: 'api.limit.style', message: 'Style'});
  }
}

/** One sentence on where the credential goes. */
export function schemeSentence({type, scheme, bearerFormat, place, field}: SecurityScheme): string {
  if (type === 'http' && scheme?.toLowerCase() === 'bearer') {
    return bearerFormat === undefined
      ? translate({id: 'api.auth.bearer', message: 'Bearer token in the Authorization header.'})
      : translate(
          {
            id: 'api.auth.bearerFormat',
            message: 'Bearer token ({format}) in the Authorization header.',
          },
          {format: bearerFormat},
        );
  }
  if (type === 'http') {
    return translate(
      {id: 'api.auth.http', message: 'HTTP authentication ({scheme}) in the Authorization header.'},
      {scheme: scheme ?? ''},
    );
  }
  if (type === 'apiKey') {
    return translate(
      {id: 'api.auth.apiKey', message: 'API key in the {place} field {field}.'},
      {place: place ?? '', field: field ?? ''},
    );
  }
  if (type === 'oauth2')
    return translate({id: 'api.auth.oauth2', message: 'OAuth 2.0 access token.'});
  if (type === 'openIdConnect') {
    return translate({id: 'api.auth.openIdConnect', message: 'OpenID Connect token.'});
  }
  if (type === 'mutualTLS') {
    return translate({id: 'api.auth.mutualTls', message: 'Client certificate (mutual TLS).'});
  }
  return translate({id: 'api.auth.other', message: 'Scheme of type {type}.'}, {type});
}
