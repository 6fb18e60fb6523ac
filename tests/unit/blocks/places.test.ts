import { expect, test } from 'vitest';
import type { Locality } from '../../../openapi/index.ts';
import { placesBy } from '../../../src/blocks/questionnaire/address-fields.tsx';

const place = (id: string, name: string, parent: Locality | null): Locality => ({
  id,
  name,
  type: 'region',
  kato: null,
  parent,
});

test('bigger places come before smaller ones, each with what it lies in', async () => {
  const country = place('KZ', 'Казахстан', null);
  const region = place('1', 'Жамбылская область', country);
  const district = place('2', 'Жамбылский район', region);
  const village = place('3', 'с. Жамбыл', district);
  const search = placesBy(() => Promise.resolve({ items: [village, region, district], total: 3 }) as never);
  expect(await search('жам', new AbortController().signal)).toEqual([
    { value: '1', label: 'Жамбылская область', note: 'Казахстан' },
    { value: '2', label: 'Жамбылский район', note: 'Жамбылская область, Казахстан' },
    { value: '3', label: 'с. Жамбыл', note: 'Жамбылский район, Жамбылская область, Казахстан' },
  ]);
});
