import { css } from '@styled/css';
import { flex, stack } from '@styled/patterns';
import type { ClaimListItem } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusTag } from '../../ui/parts/records.tsx';
import { statusName, toneOf, turnText } from './status.ts';

const row = css({
  display: 'grid',
  gap: '8',
  p: '16',
  bg: 'surface',
  border: '1px solid {colors.border.subtle}',
  borderRadius: 'l3',
  color: 'fg',
  textDecoration: 'none',
  _hover: { borderColor: 'accent.solid' },
});

/** A claim in a list; the whole row is a link to its page. Texts of the catalogue `pages`. */
export function ClaimCard({ claim, own }: { claim: ClaimListItem; /** The reader is the client. */ own: boolean }) {
  const t = useT();
  const turn = turnText(claim.actor, t, own ? null : 'list.turnClient');
  const about = [
    t('list.number', { number: claim.number }),
    t('list.created', { date: dmy(isoDayKz(Date.parse(claim.createdAt))) }),
    t(`list.${claim.type}`),
    claim.bank?.name,
  ].filter(Boolean);
  return (
    <Link to="claim-detail" params={{ id: claim.id }} className={row}>
      <span className={flex({ gap: '8', align: 'flex-start', justify: 'space-between' })}>
        <span className={css({ textStyle: 'h3', minWidth: '0' })}>{claim.product.carName ?? t('list.noCar')}</span>
        <span className={css({ color: 'fg.muted', flexShrink: '0' })}>
          <Icon name="forward" />
        </span>
      </span>
      <span className={stack({ gap: '0' })}>
        <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('list.sum')}</span>
        <span className={css({ textStyle: 'amount.md' })}>{money(claim.creditAmount)}</span>
      </span>
      <span className={flex({ gap: '8', align: 'center', wrap: 'wrap' })}>
        <StatusTag tone={toneOf(claim.status.alias, claim.actor)}>{statusName(claim.status, t)}</StatusTag>
        {turn && <span className={css({ textStyle: 'body.sm' })}>{turn}</span>}
      </span>
      <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{about.join(' · ')}</span>
    </Link>
  );
}
