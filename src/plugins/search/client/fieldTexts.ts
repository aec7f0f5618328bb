/**
 * The texts that the search field (SearchField.tsx) and the modal (SearchModal.tsx, modalTranslations.ts) have in common,
 * in the current locale. The modal takes the place of the field, so its texts must be the same.
 */
import {translate} from '@docusaurus/Translate';

export const inputLabel = translate({id: 'search.modal.input', message: 'Search'});
export const cancelLabel = translate({id: 'search.modal.cancel', message: 'Cancel'});
export const dialogLabel = translate({
  id: 'search.modal.name',
  message: 'Search the documentation',
});
