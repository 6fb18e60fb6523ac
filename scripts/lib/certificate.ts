import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * A certificate in DER, as far as one of our own needs it: Node makes keys and signatures, but no certificates, and not
 * every machine has openssl.
 */
const tagged = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, ...parts);
const text = (tag: number, value: string): Buffer => tagged(tag, Buffer.from(value, 'latin1'));
const oid = (...bytes: readonly number[]): Buffer => tagged(0x06, Buffer.from(bytes));

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const OTHER_NAMES = oid(0x55, 0x1d, 0x11);
const DAY_MS = 86_400_000;

/** `YYMMDDhhmmssZ`. */
const utcTime = (time: number): Buffer =>
  text(0x17, `${new Date(time).toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`);

/**
 * A certificate of `localhost` that it signs itself, for a day, and its key; both in PEM. For measuring and tests only: a
 * browser takes it when it is told the digest of its public key, `spki`.
 */
export function selfSigned(now = Date.now()): { cert: string; key: string; spki: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(tagged(0x31, sequence(COMMON_NAME, text(0x0c, 'localhost'))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const names = tagged(0xa3, sequence(sequence(OTHER_NAMES, tagged(0x04, sequence(text(0x82, 'localhost'))))));
  const told = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    // Positive: its first bit is 0, and its first byte is not.
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(utcTime(now - DAY_MS), utcTime(now + DAY_MS)),
    name,
    spki,
    names,
  );
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', told, privateKey));
  const lines = sequence(told, ECDSA_SHA256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    spki: createHash('sha256').update(spki).digest('base64'),
  };
}
