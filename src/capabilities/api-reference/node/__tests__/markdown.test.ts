import {expect, it} from 'vitest';
import {toRichText} from '../markdown';

it('shows the boxes of a task list as characters, not as fields that readers can edit', () => {
  expect(toRichText('- [x] Done\n- [ ] Open\n- Other')).toEqual([
    ['ul', ['li', '☑', ' ', 'Done'], ['li', '☐', ' ', 'Open'], ['li', 'Other']],
  ]);
});
