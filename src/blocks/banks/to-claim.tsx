import { css } from '@styled/css';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

// Its word begins where the text does.
const edge = css({ ms: '-12', '& > button': { px: '12' } });

/** The quiet way from the banks back to the claim: the last of what a page offers. */
export function ToClaim({ onGo }: { onGo: () => void }) {
  const t = useT();
  return (
    <div className={edge}>
      <Button tone="quiet" event="BACK" onClick={onGo}>
        {t('b.toClaim')}
      </Button>
    </div>
  );
}
