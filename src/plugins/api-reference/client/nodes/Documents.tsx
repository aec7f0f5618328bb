import {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import {NodesFigure} from '@site/src/components/eachNode/EachNode';
import {parseExactJson} from '@site/src/lib/exactNumber';
import {documentsOf, valueAt} from '../../shared/documents';
import type {RequestTemplate} from '../../shared/request/request';
import type {SampleDocuments} from '../../shared/types';
import {Choice} from '../Choice';
import {useRequest} from '../RequestContext';
import styles from './Documents.lazy.module.css';
import {toExample} from './toExample';

/** How the documents belong to the code that the panel shows. */
function sentenceFor(kind: SampleDocuments['kind']): string {
  switch (kind) {
    case 'sent':
      return translate({
        id: 'api.nodes.sent',
        message: 'The samples show the request to node 1. Each node gets its own shares.',
      });
    case 'returned':
      return translate({
        id: 'api.nodes.returned',
        message: 'The example shows the response of node 1. Your application combines all three.',
      });
    case 'deleted':
      return translate({
        id: 'api.nodes.deleted',
        message: 'Each node deletes only its own document. Switch a node off to delete it there.',
      });
  }
}

/** The documents in the example of the request, and as the reader edited them. */
function useDocuments({path = [], documents}: SampleDocuments) {
  const {request, edited} = useRequest();
  const originals = useMemo(() => {
    if (documents !== undefined) return documents;
    const {body} = parseExactJson(request.template) as RequestTemplate;
    return documentsOf(valueAt(body?.value, path));
  }, [documents, path, request]);
  const isEdited = documents === undefined && edited !== undefined;
  const current = isEdited ? documentsOf(valueAt(edited.body?.value, path)) : originals;
  return {originals, current};
}

/**
 * What each of three nodes stores of the documents of an operation. `NodesView` loads it.
 *
 * @param documents which documents, and their shares
 */
export function Documents({documents}: {readonly documents: SampleDocuments}): ReactNode {
  const {originals, current} = useDocuments(documents);
  const [chosen, setChosen] = useState(0);
  const original = originals[chosen];
  if (original === undefined) return null;
  const example = toExample(original, current[chosen] ?? original, documents);
  const choice = originals.length > 1 && (
    <Choice
      label={translate({id: 'api.nodes.record', message: 'Record'})}
      options={originals.map((_, index) => [
        String(index),
        translate({id: 'api.nodes.recordNumber', message: 'Record {number}'}, {number: index + 1}),
      ])}
      value={String(chosen)}
      onChange={(index) => setChosen(Number(index))}
    />
  );
  return (
    <div className={styles.documents}>
      <p>{sentenceFor(documents.kind)}</p>
      <NodesFigure example={example} choice={choice} />
    </div>
  );
}
