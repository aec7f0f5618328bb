import {describe, expect, it} from 'vitest';
import {nearestPages} from '../nearestPages';

const pages = [
  {path: '/quickstart', title: 'Start building'},
  {path: '/build/secret-vault', title: 'SecretVault'},
  {path: '/build/secret-vault-quickstart', title: 'SecretVault quickstart'},
  {path: '/build/secretLLM/usage', title: 'Use SecretLLM'},
  {path: '/api/nildb/upload-data', title: 'Upload data'},
  {path: '/api/nildb/update-data', title: 'Update data'},
  {path: '/learn/architecture', title: 'Architecture'},
];
const nearestPath = (path: string) => nearestPages(path, pages)[0]?.path;

describe('nearestPages', () => {
  it.each([
    ['/quickstrat', '/quickstart'],
    ['/docs/secret-vault', '/build/secret-vault'],
    ['/build/secretvault-quickstart', '/build/secret-vault-quickstart'],
    ['/nildb/upload-data.html', '/api/nildb/upload-data'],
    ['/architecture', '/learn/architecture'],
    ['/secretLLM', '/build/secretLLM/usage'],
    ['/build/usgae', '/build/secretLLM/usage'],
    ['/docs/vault', '/build/secret-vault'],
    ['/docs/secret-vault/', '/build/secret-vault'],
    ['/quickstrat.html/', '/quickstart'],
  ])('finds for %s the page %s', (path, expected) => expect(nearestPath(path)).toBe(expected));

  it('returns nothing if no page is similar, and at most `limit` pages', () => {
    expect(nearestPages('/wp-login.php', pages)).toEqual([]);
    expect(nearestPages('/', pages)).toEqual([]);
    expect(nearestPages('/api/nildb/data', pages, 1)).toHaveLength(1);
  });
});
