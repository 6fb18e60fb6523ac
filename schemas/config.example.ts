import type { RuntimeConfig, ServiceName } from './config.schema.ts';

const names = [
  'insuranceV1',
  'insuranceV2',
  'auth',
  'bankIntegration',
  'claim',
  'clientClaim',
  'docs',
  'btsd',
  'mycar',
  'mcf',
  'eubank',
  'commodityClaim',
  'shortLink',
  'mydirect',
] as const satisfies readonly ServiceName[];

const services = Object.fromEntries(names.map((name) => [name, `/services/${name}`])) as RuntimeConfig['services'];

/** `/config.json` of an installation whose services are played by the sandbox; companies and numbers are invented. */
export const exampleConfig: RuntimeConfig = {
  services,
  references: {
    incomeMain: '1',
    incomeAdditional: '2',
    country: '398',
    relationOther: 'other',
    family: { married: '1', civilMarriage: '2', divorced: '3', notMarried: '4', widow: '5' },
    job: { regular: '1', workingPensioner: '2', serviceman: '3' },
  },
  statuses: {
    new: '1',
    verification: '2',
    verified: '3',
    dataConfirmation: '4',
    dataConfirmed: '5',
    processing: '6',
    waiting: '7',
  },
  publicSite: 'https://mycar.kz',
  announcement: 'https://mycar.kz/announcement/{productId}',
  route: 'https://www.openstreetmap.org/directions?to={lat}%2C{lng}',
  stopCredit: 'https://egov.kz',
  companyLine: { ru: 'ТОО «Демо Маркетплейс», БИН 190340001233', kk: '«Демо Маркетплейс» ЖШС, БСН 190340001233' },
  contacts: { phone: '77270000001', whatsapp: '77000000009', workTime: '09:00–20:00' },
  smsCodeLength: 6,
  theme: 'light',
  flags: { idempotencyKey: true, training: true, requestId: undefined },
  bridge: {
    iosChannel: 'app',
    androidObject: 'app',
    aitu: {},
    hosts: ['mycar.kz'],
  },
  telemetry: undefined,
  off: undefined,
  notice: undefined,
};
