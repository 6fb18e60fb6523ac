import { css } from '@styled/css';
import { dateTimeKz } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { Fold, SummaryList, type SummaryRow } from '../ui/index.ts';

const hash = css({ overflowWrap: 'anywhere', textStyle: 'body.sm' });

/** What proves a signature: which document, when, by whose number, and the print of its bytes. */
export function SignatureProof({
  number,
  signedAt,
  phoneMasked,
  sha256,
  before = [],
}: {
  /** Of the document. */
  number: string;
  signedAt: string | undefined;
  /** As the service gives it, its middle hidden. */
  phoneMasked: string | undefined;
  sha256: string;
  before?: readonly SummaryRow[];
}) {
  const t = useT();
  return (
    <div>
      <SummaryList
        rows={[
          ...before,
          { label: t('doc.signed.number'), value: number },
          ...(signedAt === undefined ? [] : [{ label: t('doc.signed.at'), value: dateTimeKz(signedAt) }]),
          ...(phoneMasked ? [{ label: t('doc.signed.phone'), value: phoneMasked }] : []),
        ]}
      />
      <Fold title={t('doc.signed.hash')}>
        <p className={hash}>{sha256}</p>
      </Fold>
    </div>
  );
}
