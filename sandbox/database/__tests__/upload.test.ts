import {randomUUID} from 'node:crypto';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  call,
  errorsIn,
  newCollection,
  newOrganization,
  sandboxForSuite,
} from '../../__tests__/harness';

interface Inserted {
  readonly data: {created: string[]; errors: {error: string; document: Record<string, unknown>}[]};
}

describe('uploading data', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let token = '';

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    ({token} = await newOrganization(url));
  });

  const upload = (schema: string, data: unknown) =>
    call(url, 'POST', '/api/v1/data/create', {token, body: {schema, data}});
  const read = async (schema: string, filter: object = {}): Promise<Record<string, unknown>[]> => {
    const {json} = await call(url, 'POST', '/api/v1/data/read', {token, body: {schema, filter}});
    return (json as {data: Record<string, unknown>[]}).data;
  };

  it('returns {data: {created, errors}} and overwrites both times', async () => {
    const schema = await newCollection(url, token, {type: 'array'});
    const _id = randomUUID();
    const {status, json} = await upload(schema, [
      {_id, name: 'a', _created: '2000-01-01T00:00:00Z'},
    ]);
    expect([status, json]).toEqual([200, {data: {created: [_id], errors: []}}]);
    const [document] = await read(schema);
    expect(document?._created).toBe(document?._updated);
    expect(Date.parse(String(document?._created))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('refuses the whole request for one wrong document, and reports only the first violation', async () => {
    const schema = await newCollection(url, token);
    const good = {_id: randomUUID(), name: 'a'};
    const {status, json} = await upload(schema, [good, {_id: randomUUID(), name: 1}, {}]);
    expect(status).toBe(400);
    expect(json).toMatchObject({errors: ['DataValidationError', '/1/name: must be string']});
    expect(await read(schema)).toEqual([]);
  });

  it('stores the other documents when an _id is already used: 200 with an entry in errors', async () => {
    const schema = await newCollection(url, token);
    const [taken, free] = [randomUUID(), randomUUID()];
    await upload(schema, [{_id: taken, name: 'first'}]);
    const {status, json} = await upload(schema, [
      {_id: taken, name: 'second'},
      {_id: free, name: 'third'},
    ]);
    expect(status).toBe(200);
    const {created, errors} = (json as Inserted).data;
    expect(created).toEqual([free]);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.error).toContain('E11000 duplicate key error');
    expect(errors[0]?.document).toMatchObject({
      _id: taken,
      name: 'second',
      _created: expect.any(String) as string,
      _updated: expect.any(String) as string,
    });
    expect((await read(schema)).map(({name}) => name)).toEqual(
      expect.arrayContaining(['first', 'third']),
    );
  });

  it('stores the first of two documents with the same id, and leaves the id out of created', async () => {
    const schema = await newCollection(url, token);
    const _id = randomUUID();
    const {json} = await upload(schema, [
      {_id, name: 'a'},
      {_id, name: 'b'},
    ]);
    expect((json as Inserted).data.created).toEqual([]);
    expect((json as Inserted).data.errors).toHaveLength(1);
    expect((await read(schema)).map(({name}) => name)).toEqual(['a']);
  });

  it('creates an id when the schema does not require one', async () => {
    const schema = await newCollection(url, token, {type: 'array'});
    const {json} = await upload(schema, [{name: 'a'}]);
    expect((json as Inserted).data.created[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('coerces uuid, date-time, and numeric strings where the schema says so', async () => {
    const schema = await newCollection(url, token);
    const _id = randomUUID();
    await upload(schema, [{_id, name: 'a', at: '2025-06-01T10:00:00+02:00', amount: '12.5'}]);
    expect(await read(schema, {_id})).toMatchObject([
      {_id, at: '2025-06-01T08:00:00.000Z', amount: 12.5},
    ]);
  });

  it('requires full timestamps for date-time', async () => {
    const schema = await newCollection(url, token);
    const {status, json} = await upload(schema, [{_id: randomUUID(), name: 'a', at: '2025-06-01'}]);
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: ['DataValidationError', '/0/at: must match format "date-time"'],
    });
  });

  it('checks the type of shares', async () => {
    const share = {type: 'object', properties: {'%share': {type: 'integer'}}, required: ['%share']};
    const items = {type: 'object', properties: {pay: share}};
    const schema = await newCollection(url, token, {type: 'array', items});
    const {json} = await upload(schema, [{_id: randomUUID(), pay: {'%share': 'text'}}]);
    expect(json).toMatchObject({errors: ['DataValidationError', '/0/pay/%share: must be integer']});
  });

  it('stores an id once, whatever the case of its letters and the schema', async () => {
    const schema = await newCollection(url, token, {type: 'array'});
    const _id = randomUUID();
    const {json} = await upload(schema, [{_id}, {_id: _id.toUpperCase()}]);
    expect((json as Inserted).data.errors).toHaveLength(1);
    expect(await read(schema, {_id: _id.toUpperCase()})).toMatchObject([{_id}]);
  });

  it('accepts null and 32 hexadecimal digits as an id', async () => {
    const schema = await newCollection(url, token, {type: 'array'});
    const _id = randomUUID();
    const {json} = await upload(schema, [{_id: null}, {_id: _id.replaceAll('-', '')}]);
    expect((json as Inserted).data.created).toContain(_id);
    expect((json as Inserted).data.created).toHaveLength(2);
  });

  it.each([7, '', 'x', `urn:uuid:${randomUUID()}`])(
    'responds with 500 to the id %j when the schema does not check it',
    async (_id) => {
      const schema = await newCollection(url, token, {type: 'array'});
      const response = await upload(schema, [{_id: randomUUID()}, {_id}]);
      expect(response.status).toBe(500);
      expect(errorsIn(response)).toEqual(['DatabaseError', '', 'cause: {}']);
      expect(await read(schema)).toEqual([]);
    },
  );

  it('refuses urn:uuid: ids when the schema coerces them', async () => {
    const schema = await newCollection(url, token);
    const response = await upload(schema, [{_id: `urn:uuid:${randomUUID()}`, name: 'a'}]);
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([
      'DataValidationError',
      '/0/_id: must pass "coerce" keyword validation',
    ]);
  });

  describe('numeric strings', () => {
    const newAmounts = (keywords: object) => {
      const amount = {type: 'string', format: 'numeric', ...keywords};
      const items = {type: 'object', properties: {amount}};
      return newCollection(url, token, {type: 'array', items});
    };
    const statusFor = async (keywords: object, amount: string): Promise<number> =>
      (await upload(await newAmounts(keywords), [{amount}])).status;

    it.each([true, false, 'yes'])('are coerced with coerce: %j', async (coerce) => {
      const schema = await newAmounts({coerce});
      await upload(schema, [{amount: '0x1F'}, {amount: ' 12 '}, {amount: ' '}]);
      const amounts = (await read(schema)).map(({amount}) => amount);
      expect(amounts).toEqual(expect.arrayContaining([31, 12, 0]));
    });

    it.each(['Infinity', '1e400'])('are finite: %s gets 400', async (amount) => {
      expect(await statusFor({}, amount)).toBe(400);
      expect(await statusFor({coerce: true}, amount)).toBe(400);
    });

    it('may be empty without coerce', async () => {
      expect(await statusFor({}, '')).toBe(200);
    });
  });

  it('refuses a leap second that the schema coerces', async () => {
    const schema = await newCollection(url, token);
    const document = {_id: randomUUID(), name: 'a', at: '2016-12-31T23:59:60Z'};
    const response = await upload(schema, [document]);
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([
      'DataValidationError',
      '/0/at: must pass "coerce" keyword validation',
    ]);
  });

  it('lists both ids in created but stores nothing when a field name contains NUL', async () => {
    const schema = await newCollection(url, token, {type: 'array'});
    const ids = [randomUUID(), randomUUID()];
    const {status, json} = await upload(schema, [{_id: ids[0]}, {_id: ids[1], 'a\0b': 1}]);
    expect([status, json]).toEqual([200, {data: {created: ids, errors: []}}]);
    expect(await read(schema)).toEqual([]);
  });

  it('stores half of a surrogate pair as U+FFFD', async () => {
    const schema = await newCollection(url, token, {type: 'array'});
    await upload(schema, [{name: 'a\ud83d'}]);
    expect(await read(schema)).toMatchObject([{name: 'a\ufffd'}]);
    expect(await read(schema, {name: 'a\ud83d'})).toHaveLength(1);
  });

  it('accepts a root without a type, and reports every branch of anyOf', async () => {
    const open = await newCollection(url, token, {});
    expect((await upload(open, [{name: 'a'}])).status).toBe(200);
    const items = {anyOf: [{required: ['a']}, {required: ['b']}]};
    const schema = await newCollection(url, token, {type: 'array', items});
    const [, violations] = ((await upload(schema, [{}])).json as {errors: string[]}).errors;
    expect(violations).toContain("must have required property 'a'");
    expect(violations).toContain("must have required property 'b'");
  });
});
