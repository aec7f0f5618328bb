import {expect, it} from 'vitest';
import {comparableName} from '../comparableName';

it.each([
  ['secret-vault', 'secretvault'],
  ['Secret_vault ', 'secretvault'],
  ['Größe', 'größe'],
  ['はじめに', 'はじめに'],
  ['---', ''],
])('reduces %j to %j', (name, expected) => expect(comparableName(name)).toBe(expected));
