import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { references, type ReferenceList } from '../../../sandbox/data/references.ts';
import { parseConfig, type RuntimeConfig } from '../../../schemas/config.schema.ts';
import { root } from '../../../scripts/lib/run.ts';

const raw = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8')) as RuntimeConfig;

describe('the settings for the sandbox', () => {
  it('are what the page accepts', () => {
    expect(parseConfig(raw)).toEqual({ ok: true, config: raw });
  });

  it.each(Object.entries(raw.services))('%s is played by the sandbox: %s', (name, base) => {
    expect(base).toBe(`/services/${name}`);
  });

  const { family, job, ...rest } = raw.references;
  it.each([
    [rest.incomeMain, 'incomeTypes', 'main'],
    [rest.incomeAdditional, 'incomeTypes', 'additional'],
    [rest.country, 'countries', 'KZ'],
    [rest.relationOther, 'relationTypes', 'other'],
    [family.married, 'maritalStatuses', 'married'],
    [family.civilMarriage, 'maritalStatuses', 'civil_marriage'],
    [family.divorced, 'maritalStatuses', 'divorced'],
    [family.notMarried, 'maritalStatuses', 'not_married'],
    [family.widow, 'maritalStatuses', 'widow'],
    [job.regular, 'socialGroups', 'regular'],
    [job.workingPensioner, 'socialGroups', 'working_pensioner'],
    [job.serviceman, 'socialGroups', 'serviceman'],
    [raw.statuses.new, 'claimStatuses', 'new'],
    [raw.statuses.verification, 'claimStatuses', 'verification'],
    [raw.statuses.verified, 'claimStatuses', 'verified'],
    [raw.statuses.dataConfirmation, 'claimStatuses', 'data_confirmation'],
    [raw.statuses.dataConfirmed, 'claimStatuses', 'data_confirmed'],
    [raw.statuses.processing, 'claimStatuses', 'processing'],
    [raw.statuses.waiting, 'claimStatuses', 'waiting'],
  ] as [string, ReferenceList, string][])('id %s of %s is %s', (id, list, alias) => {
    expect(references[list].find((line) => line.id === id)?.alias).toBe(alias);
  });
});
