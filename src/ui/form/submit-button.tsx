import { Button, type ButtonProps } from '../button.tsx';
import { useForm } from './context.ts';

/** The submit button of a `bare` form, placed by the screen. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { busy } = useForm();
  return <Button full {...props} type="submit" busy={busy} />;
}
