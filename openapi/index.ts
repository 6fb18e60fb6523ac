import { operations, type GraphqlOperations, type RestOperations } from './generated/operations.ts';
import type { components as Auth } from './generated/auth.ts';
import type { components as Banks } from './generated/bankIntegration.ts';
import type { components as Btsd } from './generated/btsd.ts';
import type { components as Docs } from './generated/docs.ts';
import type { components as InsuranceV1 } from './generated/insuranceV1.ts';
import type { components as Insurance } from './generated/insuranceV2.ts';
import type { components as Mycar } from './generated/mycar.ts';
import type { components as Mydirect } from './generated/mydirect.ts';
import type { components as Commodity } from './generated/commodityClaim.ts';
import type { components as Links } from './generated/shortLink.ts';

/** The table of every operation: where it is sent, how safe it is to repeat, which cached data it touches. */
export { operations };
export type * from './generated/claim.ts';

/** A call's only name: in the contract, the machine, the sandbox, the tests. */
export type OperationId = keyof typeof operations;
type RestId = OperationId & keyof RestOperations;
type GraphqlId = OperationId & keyof GraphqlOperations;

/** Ids of the operations of one service. */
export type OperationOf<Service extends (typeof operations)[OperationId]['service']> = {
  [Id in OperationId]: (typeof operations)[Id]['service'] extends Service ? Id : never;
}[OperationId];

type Given<P, Part extends string> = P extends { [K in Part]: infer V }
  ? { [K in Part]: V }
  : P extends { [K in Part]?: infer V }
    ? [V] extends [undefined]
      ? unknown
      : { [K in Part]?: Exclude<V, undefined> }
    : unknown;
/** In the browser a binary part is a Blob, not the text that the contract's `format: binary` would give. */
type Binary<B> = B extends { file: string } ? Omit<B, 'file'> & { file: Blob } : B;
type Body<O> = O extends { requestBody: { content: infer C } }
  ? { body: Binary<C[keyof C]> }
  : O extends { requestBody?: infer B }
    ? [Exclude<B, undefined>] extends [never]
      ? unknown
      : Exclude<B, undefined> extends { content: infer C }
        ? { body?: Binary<C[keyof C]> }
        : unknown
    : unknown;
/** An operation without parts takes `{}` and nothing else. */
type Flat<T> = [keyof T] extends [never] ? Record<string, never> : { [K in keyof T]: T[K] };
type RestInput<O> = O extends { parameters: infer P } ? Flat<Given<P, 'path'> & Given<P, 'query'> & Body<O>> : never;

/** What an operation is called with. REST: `{ path?, query?, body? }`; GraphQL: `{ variables }`. Required parts are required. */
export type CallInput<Id extends OperationId> = Id extends GraphqlId
  ? { variables: GraphqlOperations[Id]['variables'] }
  : Id extends RestId
    ? RestInput<RestOperations[Id]>
    : never;

type Success = 200 | 201 | 202 | 204;
type Json<R> = R extends { content: { 'application/json': infer D } } ? D : void;
type RestOutput<O> = O extends { responses: infer R } ? Json<R[Extract<keyof R, Success>]> : never;

/** What a successful operation gives. REST: the JSON of its success, or nothing; GraphQL: the root field, unwrapped. */
export type CallOutput<Id extends OperationId> = Id extends GraphqlId
  ? GraphqlOperations[Id]['output']
  : Id extends RestId
    ? RestOutput<RestOperations[Id]>
    : never;

type Schema<C extends { schemas: object }, Name extends keyof C['schemas']> = C['schemas'][Name];

export type Profile = Schema<Auth, 'Profile'>;
export type Tokens = Schema<Auth, 'Tokens'>;
export type Bank = Schema<Banks, 'Bank'>;
export type BankRequest = Schema<Banks, 'BankRequest'>;
export type Integration = Schema<Banks, 'Integration'>;
export type Offer = Schema<Banks, 'Offer'>;
export type Rejection = Schema<Banks, 'Rejection'>;
export type Station = Schema<Banks, 'Station'>;
export type Consent = Schema<Btsd, 'Consent'>;
export type BeforeBanks = Schema<Btsd, 'BeforeBanks'>;
export type FileInfo = Schema<Docs, 'FileInfo'>;
export type FileType = Schema<Docs, 'FileType'>;
export type Signature = Schema<Insurance, 'Signature'>;
export type CommodityClaim = Schema<Commodity, 'CommodityClaim'>;
export type CommodityListItem = Schema<Commodity, 'CommodityListItem'>;
export type CommodityClientData = Schema<Commodity, 'ClientData'>;
export type CommodityOffer = Schema<Commodity, 'CommodityOffer'>;
export type CommodityAgreement = Schema<Commodity, 'CommodityAgreement'>;
export type CommodityStatusAlias = Schema<Commodity, 'StatusAlias'>;
export type ShortLink = Schema<Links, 'ShortLink'>;
export type InsuranceClaim = Schema<Insurance, 'InsuranceClaim'>;
export type InsuranceClaimListItem = Schema<Insurance, 'InsuranceClaimListItem'>;
export type InsuranceStatusAlias = Schema<Insurance, 'InsuranceStatusAlias'>;
export type InsuranceStatus = Schema<Insurance, 'InsuranceStatus'>;
export type InsuranceOffer = Schema<Insurance, 'InsuranceOffer'>;
export type InsuranceCompany = Schema<Insurance, 'InsuranceCompany'>;
export type OfferClaim = Schema<Insurance, 'OfferClaim'>;
export type OfferRefusal = Schema<Insurance, 'OfferRefusal'>;
export type OfferStatusAlias = Schema<Insurance, 'OfferStatusAlias'>;
export type InsuranceRefusal = Schema<Insurance, 'Refusal'>;
export type InsuredCustomer = Schema<Insurance, 'InsuredCustomer'>;
export type InsuredCar = Schema<Insurance, 'InsuredCar'>;
export type CarContract = Schema<Insurance, 'CarContract'>;
export type InsuranceProduct = Schema<Insurance, 'InsuranceProduct'>;
export type Publication = Schema<Mycar, 'Publication'>;
export type CascoLifeClaim = Schema<InsuranceV1, 'CascoLifeClaim'>;
export type CascoLifeListItem = Schema<InsuranceV1, 'CascoLifeListItem'>;
export type CascoLifeStatusAlias = Schema<InsuranceV1, 'StatusAlias'>;
export type CascoLifeConditions = Schema<InsuranceV1, 'Conditions'>;
export type CascoLifeChoice = Schema<InsuranceV1, 'Choice'>;
export type NewCascoLifeChoice = Schema<InsuranceV1, 'NewChoice'>;
export type CreditInsurance = Schema<Mydirect, 'CreditInsurance'>;
export type CreditInsuranceApplication = Schema<Mydirect, 'Application'>;
export type FoundInsurances = Schema<Mydirect, 'FoundInsurances'>;

export type Claim = GraphqlOperations['claim']['output'];
export type ClaimListItem = GraphqlOperations['claims']['output']['items'][number];
export type ClaimConsents = GraphqlOperations['consents']['output']['items'][number];
export type Borrower = Claim['borrower'];
export type Locality = GraphqlOperations['localities']['output']['items'][number];
export type Ref = GraphqlOperations['countries']['output'][number];
