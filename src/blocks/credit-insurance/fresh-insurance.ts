import type { CallOutput } from '../../../openapi/index.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { LINK_LIVES_MS } from '../document-button.tsx';
import type { ScreenProps } from '../props.ts';

type Screens =
  | 'ci-review'
  | 'ci-mcrdt-review'
  | 'ci-mycar-review'
  | 'ci-consents'
  | 'ci-mcrdt-consents'
  | 'ci-mycar-consents';

/**
 * The insurance as its service tells it now: the address of the rules is signed for some minutes. `service`: which one the address
 * is of. `quiet`: the page is whole without it.
 */
export const useFreshInsurance = (
  {
    screen,
    context,
    useRead,
  }: Pick<ScreenProps<Screens>, 'useRead'> & { screen: Screens; context: Pick<FlowContext, 'id'> },
  quiet = false,
): {
  data: CallOutput<'getCreditInsurance' | 'getClientData'> | undefined;
  service: 'mydirect' | 'bankIntegration';
} => {
  const isMycar = screen === 'ci-mycar-review' || screen === 'ci-mycar-consents';
  const { data } = useRead(
    isMycar ? 'getCreditInsurance' : 'getClientData',
    context.id === null ? null : { path: { id: context.id } },
    { every: LINK_LIVES_MS, quiet },
  );
  return { data, service: isMycar ? 'mydirect' : 'bankIntegration' };
};
