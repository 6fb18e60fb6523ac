import { useT } from '../../i18n/index.ts';
import type { ModalProps } from '../modals.store.ts';
import { ContactLinks } from '../parts/contact-links.tsx';
import type { ContactUsOptions } from './options.ts';
import { DialogFrame } from './frame.tsx';

export default function ContactUsDialog({ options }: ModalProps<ContactUsOptions>) {
  const t = useT();
  const { why, ...contacts } = options;
  return (
    <DialogFrame title={why?.title ?? t('contact.title')} text={why?.text}>
      <ContactLinks {...contacts} />
    </DialogFrame>
  );
}
