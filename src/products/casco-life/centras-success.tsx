import type { ScreenProps } from '../../blocks/props.ts';
import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { Done, useInsured } from './blocks/done.tsx';

/** The policy is of the insurer that has an end of its own. */
export default function CentrasSuccess(props: ScreenProps<'centras-success'>) {
  const t = useT();
  const { screen, context, useRead, send } = props;
  const insured = useInsured(context, useRead);
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <Done
      {...props}
      title={t('cl.complete.title')}
      insured={insured}
      more={
        <Button full tone="secondary" event="SHOW_POLICIES" onClick={() => send({ type: 'SHOW_POLICIES' })}>
          {t('cl.centras.show')}
        </Button>
      }
    />
  );
}
