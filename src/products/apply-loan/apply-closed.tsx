import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { claimProgress } from '../../../machines/products/shared/claim.progress.ts';
import { deskText, doText, isTurnOf } from '../../blocks/standing.ts';
import { takenOf, useTakenOffer } from '../../blocks/banks/taken-offer.ts';
import { ClaimHead, ClaimParties, ClaimTerms } from '../../blocks/claim/summary.tsx';
import { isClient } from '../../blocks/claim/status.ts';
import { sentence } from '../../blocks/sentence.ts';
import { dmy, isoDayKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Fold, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const WORDS: Readonly<Partial<Record<ClaimStatusAlias, TextId>>> = {
  signing: 'apply.closed.signing',
  signed: 'apply.closed.signed',
  insurance_pending: 'apply.closed.signed',
  issued: 'apply.closed.signed',
};

/** The banks have it on their table, or it is being signed: the terms are only to be read. */
export default function ApplyClosed({ screen, send, busy, context, profile, useRead }: ScreenProps<'apply-closed'>) {
  const t = useT();
  const { claim } = context.responses;
  const own = isClient(profile);
  const offer = useTakenOffer(claim, useRead);
  const signedAt = claim?.timeline.findLast(({ alias }) => alias === 'signed')?.at;
  const standing = claim && standingOf(claimProgress, { claim });
  const now =
    standing &&
    (isTurnOf(own ? 'customer' : 'desk', standing)
      ? [doText(standing, t)]
      : [standing.whose !== null && (own ? doText : deskText)(standing, t), t('apply.closed.nothing')]);
  return (
    <div className={arranged({ as: 'alone' })}>
      <Page
        screen={screen}
        title={t('apply.closed.title')}
        lead={
          claim &&
          (signedAt && WORDS[claim.status.alias] === 'apply.closed.signed'
            ? t('apply.closed.signedOn', { date: dmy(isoDayKz(Date.parse(signedAt))) })
            : t(WORDS[claim.status.alias] ?? 'apply.closed.text'))
        }
      >
        <Card>
          <div className={stack({ gap: '16' })}>
            {claim && (
              <ClaimHead
                claim={claim}
                own={own}
                taken={offer ? takenOf(offer) : undefined}
                soon={offer === undefined}
              />
            )}
            <p>{now?.flatMap((line) => (line ? [sentence(line)] : [])).join(' ')}</p>
            {claim && (
              <div>
                <ClaimTerms claim={claim} bank gesv={offer?.approved.gesv} />
                <Fold title={t('detail.parties')}>
                  <ClaimParties claim={claim} />
                </Fold>
              </div>
            )}
            <Button full event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
              {t('apply.toClaim')}
            </Button>
          </div>
        </Card>
      </Page>
    </div>
  );
}
