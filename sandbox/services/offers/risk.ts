import type { InsuranceProduct } from '../../../openapi/index.ts';
import type { IsoDate } from '../../../schemas/facts/date.ts';
import type { Instalments } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { OPTIONS, VEHICLES } from '../../../schemas/facts/insurance/first-price.ts';
import { REGION_CODES, type RegionCode } from '../../../schemas/facts/insurance/liability-tariff.ts';
import type { InsuranceClaimView } from '../../core/insurance.ts';
import { bonusClassOf } from '../../data/esbd.ts';
import type { CoverKind, QuoteRisk } from './quote.ts';

const KINDS: Readonly<Record<InsuranceProduct['kind'], readonly CoverKind[]>> = {
  ogpo: ['ogpo'],
  casco: ['casco'],
  both: ['ogpo', 'casco'],
};

const isRegion = (code: string): code is RegionCode => REGION_CODES.some((one) => one === code);

/**
 * What the insurers are asked: the claim's steps on this day. `instalments` instead of the product's.
 * Throws when a step is missing: nobody may ask then.
 */
export const riskOf = (
  { id, personalNumber, customer, car, contract, product }: InsuranceClaimView,
  on: IsoDate,
  instalments?: Instalments,
): QuoteRisk => {
  if (customer === null || car === null || contract === null || product === null)
    throw new Error(`insurance claim ${id} is not filled in`);
  const { region } = customer;
  if (!isRegion(region)) throw new Error(`no region ${region} in the tariff`);
  const carAge = Math.max(0, Number(on.slice(0, 4)) - car.year);
  return {
    kinds: KINDS[product.kind],
    personalNumber,
    liability: {
      vehicle: VEHICLES[car.type],
      carAge,
      region,
      isCity: customer.isCity,
      drivers: customer.drivers.map((driver) => ({
        age: driver.age,
        experienceYears: driver.experienceYears,
        bonusClass: bonusClassOf(driver.personalNumber),
        privileged: driver.isPrivileged,
      })),
      temporaryDays: null,
    },
    casco: {
      carValue: contract.price,
      carAge,
      deductible: product.deductiblePercent,
      cover: 'full',
      options: product.options.map((option) => OPTIONS[option]),
      thirdParty: false,
      persons: 0,
      termMonths: product.termMonths,
      instalments: instalments ?? product.instalments,
    },
    territory: product.territory === 'cis' ? 'CIS' : 'KZ',
    markId: car.markId,
  };
};
