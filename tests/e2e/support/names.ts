import { carMarks, carModels } from '../../../sandbox/data/cars.ts';
import { localities } from '../../../sandbox/data/localities.ts';

/** What a person types to find a choice of a long list, by the choice's id. Lists that are not here are short. */
export const names: ReadonlyMap<string, string> = new Map([
  ...[...carMarks, ...carModels].map(({ id, name }): [string, string] => [id, name]),
  ...localities
    .filter(({ type }) => type !== 'country')
    .map(({ id, ru }): [string, string] => [id, ru.replace(/^г\. /, '')]),
]);
