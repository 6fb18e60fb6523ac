import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkTexts } from '../../../scripts/check-texts.ts';
import { checkCatalogue } from '../../../scripts/texts/rules.ts';

const check = (ru: string, kk: string, id = 'btn.save') => checkCatalogue('common', { [id]: ru }, { [id]: kk });

describe('a pair of texts', () => {
  it.each([
    ['Сохранить', 'Сақтау'],
    ['Ещё {n} из {total}', '{total} ішінен тағы {n}'],
    ['{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', '{n, plural, one {# күн} other {# күн}}'],
    ['{n, plural, =0 {нет} one {#} few {#} many {#} other {#}} шт.', '{n, plural, one {#} other {#}} дана'],
    ['Файлы JPG, PNG, HEIC', 'JPG, PNG, HEIC файлдары'],
    ['SMS-код', 'SMS коды'],
    ['PDF', 'PDF'],
    ['404 Not Found', '404 Not Found'],
    ['Шаг {k}', '{k}-қадам'],
    ['Банк', 'Банк'],
  ])('%s / %s is right', (ru, kk) => {
    expect(check(ru, kk)).toEqual([]);
  });

  it.each([
    ['Сохранить', '', 'is empty'],
    ['Сохранить ', 'Сақтау', 'ends with a space'],
    ['Ещё {n}', 'Тағы {x}', 'takes n in ru, x in kk'],
    ['Ещё {n', 'Тағы {n}', 'no valid ICU'],
    ['{n, plural, one {#} other {#}} д.', '{n, plural, one {#} other {#}} к.', 'plural forms one, other'],
    [
      '{n, plural, one {#} few {#} many {#} other {#}} д.',
      '{n, plural, one {#} few {#} other {#}} к.',
      'plural forms few, one, other',
    ],
    ['Всего {n, number}', 'Барлығы {n}', 'lets ICU format'],
    ['Банку {bank}', '{bank}ке', 'glues an ending'],
    ['Банку {bank}', '{bank}-ке', 'glues an ending'],
    ['Save', 'Сақтау', 'Latin letters only'],
    ['Сохранить', 'Save', 'Latin letters only'],
    ['Сохранить', 'Сaқтау', 'mixes alphabets in "Сaқтау"'],
    ['Код c сайта', 'Сайттағы код', 'mixes alphabets in "c"'],
    ['Сақтау', 'Сақтау', 'has Kazakh letters'],
    ['Введите код из сообщения', 'Введите код из сообщения', 'is not translated'],
    ['{k, select, a {Да} other {Нет}}', '{k, select, b {Иә} other {Жоқ}}', 'chooses among a, other in ru'],
  ])('%s / %s is refused: %s', (ru, kk, fault) => {
    expect(check(ru, kk).join('\n')).toContain(fault);
  });

  it('wants every id in both languages', () => {
    expect(checkCatalogue('x', { 'a.b': 'Да' }, {})).toEqual(['kk/x: a.b is missing']);
    expect(checkCatalogue('x', {}, { 'a.b': 'Иә' })).toEqual(['ru/x: a.b is missing']);
  });
});

describe('the catalogues of a project', () => {
  let base: string;
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  const project = (files: Record<string, string>) => {
    base = mkdtempSync(join(tmpdir(), 'texts-'));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(base, path, '..'), { recursive: true });
      writeFileSync(join(base, path), content);
    }
    return checkTexts(base);
  };
  const texts = { 'btn.save': 'Сохранить', 'status.new': 'Новая', 'form.gone': 'Лишнее' };
  const kazakh = { 'btn.save': 'Сақтау', 'status.new': 'Жаңа', 'form.gone': 'Артық' };

  it('knows ids that are named whole or by a template, and finds those that are named nowhere', () => {
    const source = "type Wrong = 'form.gone'; export const a = t('btn.save'); export const b = t(`status.${alias}`);";
    expect(
      project({
        'locales/ru/c.json': JSON.stringify(texts),
        'locales/kk/c.json': JSON.stringify(kazakh),
        'src/a.tsx': source,
      }),
    ).toEqual(['c: form.gone is used nowhere']);
  });

  it('finds a missing file, a key written twice and an id in two files', () => {
    const source = "export const ids = ['btn.save', 'status.new', 'form.gone'];";
    const faults = project({
      'locales/ru/a.json': JSON.stringify(texts),
      'locales/kk/a.json':
        '{\n"btn.save": "Жабу",\n"btn.save": "Сақтау",\n"status.new": "Жаңа",\n"form.gone": "Артық"\n}',
      'locales/ru/b.json': '{"btn.save": "Хранить"}',
      'locales/kk/b.json': '{"btn.save": "Сақтау"}',
      'locales/ru/lonely.json': '{}',
      'machines/a.ts': source,
    });
    expect(faults).toEqual([
      'kk/a: btn.save stands twice',
      'kk/lonely.json is missing',
      'btn.save stands in a and in b',
    ]);
  });
});
