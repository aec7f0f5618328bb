// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import type {FeedbackParty, ThirdParty} from '../../../../config/thirdPartyTypes';
import {SentToOthers} from '../SentToOthers';

const thirdParties: ThirdParty[] = [];
vi.mock('../../../../hooks/useSiteFields', () => ({
  useSiteFields: () => ({search: {hosted: null}, thirdParties}),
}));

const feedbackService: FeedbackParty = {
  name: 'Feedback service',
  kind: 'feedback',
  purpose: 'feedback',
  origins: ['https://feedback.example.org'],
  endpoint: 'https://feedback.example.org/api',
  project: 'docs',
};

afterEach(() => {
  cleanup();
  thirdParties.length = 0;
});

it('says that nothing is sent, and that feedback opens an issue', () => {
  render(<SentToOthers />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/No page on this site sends anything/)).toBeTruthy();
  expect(screen.getByText(/a prefilled GitHub issue opens/)).toBeTruthy();
});

it('lists a feedback service instead of the issue', () => {
  thirdParties.push(feedbackService);
  render(<SentToOthers />);
  expect(screen.getByRole('table').textContent).toContain('https://feedback.example.org');
  expect(screen.queryByText(/prefilled GitHub issue/)).toBeNull();
});
