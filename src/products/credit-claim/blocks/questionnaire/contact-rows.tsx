import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import {
  emptyContact,
  MAX_CONTACTS,
  OTHER_RELATION,
  type ContactRow,
} from '../../../../../schemas/shared/contacts.form.ts';
import { useRows } from '../../../../blocks/questionnaire/use-rows.ts';
import { useT } from '../../../../i18n/index.ts';
import { FieldSet, type Option, PhoneField, SelectField, TextField } from '../../../../ui/form/index.ts';
import { Button } from '../../../../ui/index.ts';

/** One to three people who know the borrower. */
export function ContactRows({
  relations,
  hint,
}: {
  relations: readonly Option[];
  /** Why they are asked for; nothing where the page says so. */
  hint?: string;
}) {
  const t = useT();
  const { rows, list, adds, add, remove } = useRows<ContactRow>('contacts', emptyContact, (n) =>
    t('q.contactRemoved', { n }),
  );
  return (
    <div ref={list} className={stack({ gap: '24' })}>
      {rows.map(({ type }, row) => (
        // Rows are told apart by their place: fields are named by it.
        <FieldSet
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={row}
          legend={rows.length > 1 ? t('f.contactN', { n: row + 1 }) : t('f.contact')}
          hint={row === 0 && hint}
          only={rows.length === 1 && hint === undefined}
        >
          <SelectField name={`contacts.${row}.type`} label={t('f.relation')} options={relations} />
          {type === OTHER_RELATION && (
            <TextField name={`contacts.${row}.relation`} label={t('f.relationOther')} autoComplete="off" />
          )}
          <TextField name={`contacts.${row}.names`} label={t('f.contactName')} autoComplete="off" capitals />
          <PhoneField name={`contacts.${row}.phone`} label={t('f.contactPhone')} autoComplete="off" />
          {rows.length > 1 && (
            <Button tone="quiet" onClick={() => remove(row)}>
              {t('q.removeContact', { n: row + 1 })}
            </Button>
          )}
        </FieldSet>
      ))}
      {rows.length < MAX_CONTACTS && (
        <button ref={adds} type="button" className={arranged({ as: 'further' })} onClick={add}>
          {t('q.addContact')}
        </button>
      )}
    </div>
  );
}
