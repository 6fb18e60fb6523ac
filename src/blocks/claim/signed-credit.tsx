import { stack } from '@styled/patterns';
import type { Claim } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { LINK_LIVES_MS } from '../document-button.tsx';
import { Paper } from '../paper.tsx';
import { SignatureProof } from '../signature-proof.tsx';
import { CardSection, FoldedSection } from './card-section.tsx';
import { isSignedClaim } from './status.ts';

type Papers = Pick<ScreenProps<'sign-success'>, 'useRead' | 'host' | 'documentAt'>;

/**
 * The signed credit agreement of a claim, with what proves the signature; a claim that is not signed shows none. `opened`: where there
 * is room for it.
 */
export function SignedSection({ claim, papers, opened = false }: { claim: Claim; papers: Papers; opened?: boolean }) {
  return isSignedClaim(claim) ? (
    <SignedCredit key={claim.id} as={opened ? CardSection : SignedFold} id={claim.id} {...papers} />
  ) : null;
}

/** Its heading opens it, beside another column too. */
const SignedFold: typeof CardSection = (props) => <FoldedSection folded {...props} />;

/** The same for a claim of which only the id is known. */
export function SignedCredit({
  id,
  as: As = CardSection,
  useRead,
  host,
  documentAt,
}: Papers & { id: string; as?: typeof CardSection }) {
  const t = useT();
  const read = useRead('creditAgreement', { variables: { id } }, { every: LINK_LIVES_MS });
  const { data } = read;
  return (
    <As title={t('doc.signed.title')}>
      <div className={stack({ gap: '16' })}>
        {data && <SignatureProof {...data} before={[{ label: t('doc.signed.bank'), value: data.bank }]} />}
        <Paper
          title={t('doc.signed.agreement')}
          read={read}
          address={({ url }) => documentAt('claim', url)}
          host={host}
        />
      </div>
    </As>
  );
}
