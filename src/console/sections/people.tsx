import { pageScreens } from '../../../machines/pages.ts';
import { css } from '@styled/css';
import { phone } from '../../i18n/format.ts';
import { isTextId, useT } from '../../i18n/index.ts';
import { Button, Card, snackbar, SummaryList } from '../../ui/index.ts';
import { openAs, useRead } from '../data.ts';
import { copy } from '../outside/browser.ts';
import type { Answer } from '../outside/shapes.ts';
import { Cards, Fine, Loaded, Part, Rows } from '../parts.tsx';

/** Who can sign in, and the values that make partners act. */
export default function People() {
  const t = useT();
  const accounts = useRead('accounts', { once: true });
  const magic = useRead('magic', { once: true });
  return (
    <>
      <Part title={t('qa.people.accounts')}>
        <Loaded query={accounts}>
          {(all) => (
            <Cards>
              {all.map((account) => (
                <Account key={account.username} account={account} />
              ))}
            </Cards>
          )}
        </Loaded>
      </Part>
      <Loaded query={magic}>
        {(tables) =>
          tables.map(({ title, values }) => (
            <Part key={title} title={title}>
              <Rows>
                {values.map((one) => (
                  <Value key={one.value} {...one} />
                ))}
              </Rows>
            </Part>
          ))
        }
      </Loaded>
    </>
  );
}

function Account({ account }: { account: Answer<'accounts'>[number] }) {
  const t = useT();
  const { username, password, role, lastName, firstName } = account;
  const roleId = `qa.role.${role}`;
  return (
    <Card as="li">
      <h3 className={css({ textStyle: 'h3' })}>{`${lastName} ${firstName}`}</h3>
      <SummaryList
        rows={[
          { label: t('qa.people.username'), value: username },
          { label: t('qa.people.password'), value: password },
          { label: t('qa.people.phone'), value: phone(account.phone) },
          { label: t('qa.people.number'), value: account.personalNumber },
          { label: t('qa.people.role'), value: isTextId(roleId) ? t(roleId) : role },
        ]}
      />
      <Button tone="secondary" full onClick={() => void openAs(pageScreens['my-applications'].path, username)}>
        {t('qa.openAs', { owner: username })}
      </Button>
    </Card>
  );
}

function Value({ value, does, owner }: Answer<'magic'>[number]['values'][number]) {
  const t = useT();
  const press = async () => {
    if (await copy(value)) snackbar.success(() => t('qa.copied', { what: value }));
    else snackbar.error(() => t('qa.notCopied'));
  };
  return (
    <li>
      <Button tone="quiet" onClick={() => void press()} aria-label={t('qa.copy', { what: value })}>
        <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{value}</span>
      </Button>
      <span className={css({ flex: '[1 1 200px]' })}>
        {does} {owner !== null && <Fine>{owner}</Fine>}
      </span>
    </li>
  );
}
