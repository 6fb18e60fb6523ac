import { use } from 'react';
import type { TextId } from '../../../locales/ids.ts';
import type { CascoLifeClaim } from '../../../openapi/index.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, HelpContext, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Why, and what it means for the loan: it waits for what its bank demands, and for nothing else. */
const textOf = ({ failure, needs }: CascoLifeClaim): TextId | null => {
  if (failure?.code !== 'EXPIRED') return failure && 'cl.failed.INSURER_REFUSED';
  return needs.casco === 'required' || needs.life === 'required' ? 'cl.failed.required' : 'cl.failed.optional';
};

/** It came to nothing: why, and where it goes on. */
export default function CascoLifeFailed({ screen, context, send, host }: ScreenProps<'casco-life-failed'>) {
  const t = useT();
  const claim = context.responses.getCascoLifeClaim;
  const text = claim ? textOf(claim) : null;
  const help = use(HelpContext);
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="error" icon="alert" title={t('cl.failed.title')} text={text && t(text)}>
        <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
          {t('cl.failed.back')}
        </Button>
        <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
        {help()}
      </Notice>
    </div>
  );
}
