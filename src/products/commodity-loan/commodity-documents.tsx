import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { FileInfo } from '../../../openapi/index.ts';
import { arranged, estimate } from '@styled/recipes';
import { Order } from './blocks/order.tsx';
import { SideOutline } from './blocks/side-outline.tsx';
import { DropPlace } from '../../blocks/questionnaire/drop-place.tsx';
import { FilePicker } from '../../blocks/questionnaire/file-picker.tsx';
import { fileTypeOf, rulesWords } from '../../blocks/questionnaire/file-words.ts';
import { StoredFile } from '../../blocks/questionnaire/stored-file.tsx';
import { UploadRows } from '../../blocks/questionnaire/upload-rows.tsx';
import { Longer, useLonger } from '../../blocks/waiting.tsx';
import { ListProblem } from '../../blocks/questionnaire/list-problem.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { BackToComputer } from '../../blocks/back-to-computer.tsx';
import { usePhoneHandOver } from '../../blocks/phone-hand-over.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Card, confirm, Page, snackbar } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { showStatement } from '../../blocks/questionnaire/dialogs/open.ts';

/** Without both of them no bank is asked. */
const SIDES = [
  { type: 'id_front', title: 'co.front' },
  { type: 'id_back', title: 'co.back' },
] as const;
/** Complete claims leave within seconds; later the banks' gateway is broken, and the service tries again by itself. */
const USUAL_MS = 30_000;
const PHOTOS_MS = 5_000;

const list = stack({ gap: '12', listStyle: 'none' });

function Leaving() {
  const t = useT();
  const longer = useLonger(null, USUAL_MS, t('co.filesLater'));
  return longer ? <Longer>{t('co.filesLater')}</Longer> : <Banner live>{t('co.filesDone')}</Banner>;
}

/** Photos of both sides of the document; the claim leaves for the banks by itself when both are there. */
export default function CommodityDocuments({
  screen,
  context,
  send,
  busy,
  host,
  uploads,
  useRead,
  ask,
}: ScreenProps<'commodity-documents'>) {
  const t = useT();
  const isWide = useWide();
  const onPhone = usePhoneHandOver(host.webview ? null : (context.responses.getCommodityClaim?.shortLink ?? null));
  const files = useRead(
    'listFiles',
    { query: { claim_id: context.id ?? '' } },
    // What the phone takes is seen here.
    onPhone === null ? {} : { every: PHOTOS_MS },
  );
  const types = useRead('listFileTypes', {});
  // The same for both sides: said once.
  const rules = fileTypeOf(types.data, SIDES[0].type);
  const stored = files.data ?? [];
  const claim = context.responses.getCommodityClaim;
  const missing = claim?.needDocuments ?? [];
  const complete = missing.length === 0;
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState<{ id: string; cause: () => string } | null>(null);

  const view = async (listed: FileInfo) => {
    // The list's address lives some minutes: the one that is opened is asked for when it is.
    const file = await ask('getFile', { path: { id: listed.id } }).catch(() => listed);
    const address = uploads.address(file);
    const { title } = SIDES.find(({ type }) => type === file.type.alias) ?? { title: 'co.document' as const };
    showStatement(
      {
        file,
        type: fileTypeOf(types.data, file.type.alias),
        address,
        title,
        onOpen: host.webview ? () => host.openDocument(address, file.name) : null,
      },
      (choice) => (choice === 'remove' ? void remove(file) : uploads.replace(file.id, choice.replace, choice.type)),
    );
  };
  const remove = async (file: FileInfo) => {
    const yes = await confirm({
      title: t('co.removeTitle'),
      text: t('co.removeText', { name: file.name }),
      confirmLabel: t('co.removeYes'),
      cancelLabel: t('co.removeNo'),
      danger: true,
    });
    if (!yes) return;
    setKept(null);
    const cause = await uploads.remove(file.id);
    if (cause === null) snackbar.success(() => t('co.removed'));
    else setKept({ id: file.id, cause });
  };

  return (
    <Page
      screen={screen}
      title={t('co.documentsTitle')}
      lead={t('co.documentsLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} />}
    >
      <Columns
        parts="rows"
        main={
          <>
            <ListProblem reads={[files]} />
            <div className={arranged({ as: 'sides' })}>
              {SIDES.map(({ type, title }) => {
                const own = stored.filter((file) => file.type.alias === type);
                const of = fileTypeOf(types.data, type);
                const add = (picked: File[]) => picked.slice(0, 1).forEach((file) => of && uploads.add(file, of));
                const picker = (
                  <>
                    <SideOutline side={type} />
                    <FilePicker
                      name={type}
                      types={types}
                      alias={type}
                      hint={isWide ? 'co.drop' : null}
                      fileFirst={isWide}
                      onPick={add}
                    />
                  </>
                );
                return (
                  <section key={type} aria-labelledby={type} className={stack({ gap: '12' })}>
                    <h2 id={type} className={css({ textStyle: 'h3' })}>
                      {t(title)}
                    </h2>
                    {own.length > 0 ? (
                      <ul className={list}>
                        {own.map((file) => (
                          <StoredFile
                            key={file.id}
                            file={file}
                            type={of}
                            problem={kept?.id === file.id ? kept.cause() : null}
                            onView={() => void view(file)}
                            onReplace={(next, of) => uploads.replace(file.id, next, of)}
                            onRemove={() => void remove(file)}
                          />
                        ))}
                      </ul>
                    ) : isWide ? (
                      <DropPlace onFiles={add}>{picker}</DropPlace>
                    ) : (
                      <Card>{picker}</Card>
                    )}
                  </section>
                );
              })}
            </div>
            {rules && (
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                {t('co.fileRules', rulesWords(rules, t))}
              </p>
            )}
            {uploads.items.length > 0 && (
              <ul className={list}>
                <UploadRows uploads={uploads} />
              </ul>
            )}
            {complete && <BackToComputer host={host} done={t('phone.photos')} />}
            {complete && <Leaving />}
            {asked && !complete && (
              <Banner tone="error" live>
                {t('co.filesMissing', {
                  sides: SIDES.filter(({ type }) => missing.includes(type))
                    .map(({ title }) => t(title).toLowerCase())
                    .join(', '),
                })}
              </Banner>
            )}
            {!complete && claim?.lenders && claim.lenders.length > 0 && (
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                {t('co.goesTo', { banks: claim.lenders.map(({ name }) => name).join(', ') })}
              </p>
            )}
            <Button
              full
              busy={busy}
              event="CONTINUE"
              onClick={() => {
                setAsked(true);
                send({ type: 'CONTINUE' });
              }}
            >
              {t(complete ? 'co.check' : 'co.send')}
            </Button>
          </>
        }
        aside={
          <>
            {onPhone}
            {claim && (
              <div className={estimate().wide}>
                <Order claim={claim} estimated />
              </div>
            )}
          </>
        }
      />
    </Page>
  );
}
