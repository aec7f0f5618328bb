import {describe, expect, it} from 'vitest';
import {toSlug} from '../slug';

describe('toSlug', () => {
  it.each([
    ['uploadData', 'upload-data'],
    ['Node Details', 'node-details'],
    ['chat_completion_v1_chat_completions_post', 'chat-completion-v-1-chat-completions-post'],
    ['health_check_v1_health_get', 'health-check-v-1-health-get'],
    ['getHTTPStatus', 'get-http-status'],
    ['getURLStatus', 'get-url-status'],
    ['repos/list-for-user', 'repos-list-for-user'],
    ["user's café", 'users-cafe'],
    ['属性を取得', '属性を取得'],
    ['$$ <>', ''],
  ])('%s gives %s', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });
});
