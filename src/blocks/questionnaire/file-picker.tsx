import type { FileType } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Read } from '../props.ts';
import { useT } from '../../i18n/index.ts';
import { FileButtons } from '../../ui/form/index.ts';
import { Banner } from '../../ui/index.ts';
import { fileTypeOf, rulesWords } from './file-words.ts';
import { ListProblem } from './list-problem.tsx';

interface Props {
  /** The inputs' names: `<name>Camera` and `<name>`. */
  name: string;
  /** What the documents' service says of its types. */
  types: Read<readonly FileType[]>;
  /** The type of the files that are picked here. */
  alias: FileType['alias'];
  /** Words about what is taken, with `{kinds}` and `{mb}`; null: they stand elsewhere. */
  hint: TextId | null;
  multiple?: boolean;
  /** A file is what the page waits for. */
  main?: boolean;
  /** Another way comes before it. */
  quiet?: boolean | undefined;
  /** The files' button stands before the camera's. */
  fileFirst?: boolean;
  onPick(files: File[], type: FileType): void;
}

/** Ways to a file of one type, with the rules that its service names; none before they are known. */
export function FilePicker({ name, types, alias, hint, multiple, main, quiet, fileFirst, onPick }: Props) {
  const t = useT();
  if (types.error !== null) return <ListProblem reads={[types]} />;
  const type = fileTypeOf(types.data, alias);
  if (type === null && !types.pending) return <Banner>{t('file.notTaken')}</Banner>;
  return (
    <FileButtons
      name={name}
      accept={type?.accept ?? []}
      multiple={multiple}
      main={main}
      quiet={quiet}
      fileFirst={fileFirst}
      busy={type === null}
      hint={type !== null && hint !== null && t(hint, rulesWords(type, t))}
      onPick={(picked) => type !== null && onPick(picked, type)}
    />
  );
}
