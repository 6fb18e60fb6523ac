import { hasEmployer, hasSpouse } from '../../../schemas/shared/branches.ts';
import type { AnyCall, Text } from '../../core/service.ts';
import { fieldTexts } from '../../data/claim.ts';
import { collectProblems } from './problems.ts';
import { move, ownClaim, saveClaim } from './store.ts';
import type { AddressData, BorrowerData } from './records.ts';

type Missing = [loc: (string | number)[], text: Text];

const needed = (values: Readonly<Record<string, unknown>>, prefix: readonly string[]): Missing[] =>
  Object.entries(values)
    .filter(([, value]) => value === undefined || value === null || value === '')
    .map(([field]) => [[...prefix, field], fieldTexts.required]);

const addressOf = (address: AddressData | null | undefined, field: string): Missing[] => {
  const { locality, street, house } = address ?? {};
  return needed({ locality, street, house }, [field]);
};

/** Every field without which the data cannot be confirmed, in the order of the questionnaire. */
export const missingFields = (borrower: BorrowerData): Missing[] => {
  const { document = {}, job = {}, spouse = {} } = borrower;
  const { type, number, dateIssue, dateEnd, authority, gender } = document ?? {};
  const { socialGroup, companyName, position, experienceCommon, experienceLast } = job ?? {};
  const works = Boolean(socialGroup) && hasEmployer(socialGroup ?? undefined);
  const isMarried = hasSpouse(borrower.maritalStatus ?? undefined);
  return [
    ...needed({ dateOfBirth: borrower.dateOfBirth, nationality: borrower.nationality }, []),
    ...needed({ type, number, dateIssue, dateEnd, authority, gender }, ['document']),
    ...((borrower.contacts ?? []).length === 0 ? [[['contacts'], fieldTexts.contacts] as Missing] : []),
    ...needed({ maritalStatus: borrower.maritalStatus, childCount: borrower.childCount }, []),
    ...(isMarried ? needed({ lastName: spouse?.lastName, firstName: spouse?.firstName }, ['spouse']) : []),
    ...needed({ socialGroup }, ['job']),
    ...(works ? needed({ companyName, position, experienceCommon, experienceLast }, ['job']) : []),
    ...((borrower.incomes ?? []).length === 0 ? [[['incomes'], fieldTexts.income] as Missing] : []),
    ...addressOf(borrower.addressReg, 'addressReg'),
    ...addressOf(borrower.addressLive, 'addressLive'),
  ];
};

/** The client confirms the data: 422 names all that is missing, by field. Confirmed already: the same answer again. */
export const generateApplicationForm = async (
  { id }: { id: string },
  c: AnyCall,
): Promise<{ status: string; message: string | null }> => {
  const claim = await ownClaim(c, c.me(), id);
  const problems = collectProblems('variables', 'borrower');
  if (claim.status === 'verified' || claim.status === 'data_confirmation') {
    for (const [loc, text] of missingFields(claim.data.borrower)) problems.add(loc, text, 'missing');
    problems.refuseIfAny();
  }
  const before = claim.status;
  await move(c, claim, 'DATA_CONFIRMED');
  if (claim.status !== before) await c.effect('claim.dataConfirmed', { claimId: claim.id });
  await saveClaim(c, claim);
  return { status: claim.status, message: null };
};
