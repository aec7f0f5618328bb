import {translate} from '@docusaurus/Translate';

/**
 * Returns the texts that the search field (SearchField.tsx) and the modal (SearchModal.tsx, modalTranslations.ts) have in
 * common, in the current locale. The modal takes the place of the field, so its texts must be the same.
 */
export function fieldTexts() {
  return {
    dialog: translate({id: 'search.modal.name', message: 'Search the documentation'}),
    input: translate({id: 'search.modal.input', message: 'Search'}),
    cancel: translate({id: 'search.modal.cancel', message: 'Cancel'}),
  };
}
