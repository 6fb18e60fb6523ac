import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import kk from '../../../locales/kk/common.json' with { type: 'json' };
import ru from '../../../locales/ru/common.json' with { type: 'json' };
import { problemOf } from '../../../machines/kit/problem-of.ts';
import {
  catalogue,
  inLanguage,
  present,
  renameFields,
  type ErrorTextId,
  type Problem,
} from '../../../machines/kit/problem.ts';

const inRussian = (id: ErrorTextId) => ru[id];
const inKazakh = (id: ErrorTextId) => kk[id];
const russian = (problem: Problem) => present(problem, inRussian);
/** Without a status it is said alike in the snackbar and on a page. */
const same = (text: string) => ({ text, words: text });
const kazakh = (problem: Problem) => present(problem, inKazakh);

/** The catalogue of the specification, letter by letter: status, text in Russian, text in Kazakh, place, kind. */
const STATUSES = [
  [400, 'Некорректный запрос', 'Сұрау дұрыс емес', 'snackbar', 'refused'],
  [401, 'Не авторизован', 'Сіз жүйеге кірмегенсіз', 'snackbar', 'unauthorized'],
  [403, 'Доступ запрещён', 'Қол жеткізуге тыйым салынған', 'page', 'forbidden'],
  [404, 'Ресурс не найден', 'Ресурс табылмады', 'snackbar', 'missing'],
  [409, 'Конфликт данных', 'Деректер қайшылығы', 'page', 'conflict'],
  [422, 'Ошибка валидации', 'Деректерді тексеру қатесі', 'snackbar', 'invalid'],
  [429, 'Слишком много запросов', 'Сұрау тым көп', 'snackbar', 'rateLimited'],
  [500, 'Ошибка сервера, попробуйте позже', 'Сервер қатесі, кейінірек қайталап көріңіз', 'page', 'broken'],
  [502, 'Ошибка шлюза', 'Шлюз қатесі', 'page', 'broken'],
  [503, 'Сервис временно недоступен', 'Сервис уақытша қолжетімді емес', 'page', 'broken'],
  [504, 'Таймаут сервиса', 'Сервистің жауап беру уақыты өтіп кетті', 'page', 'broken'],
] as const;

describe('the table of statuses', () => {
  test('holds exactly the statuses of the specification', () => {
    expect(Object.keys(catalogue).map(Number)).toEqual(STATUSES.map(([status]) => status));
  });

  test.each(STATUSES)('%i in both languages, in its place', (status, textRu, textKk, where, kind) => {
    const problem = problemOf.answer('getProfile', status, { detail: 'server says' });
    expect(problem.kind).toBe(kind);
    const text = `${status}: ${textRu} — server says`;
    // On a page no number is said; where the server has said why, that is enough.
    const words = where === 'snackbar' ? 'server says' : `${textRu} — server says`;
    expect(russian(problem)).toEqual({ where, logged: where === 'page', text, words });
    expect(kazakh(problem).text).toBe(`${status}: ${textKk} — server says`);
  });

  test.each(STATUSES)('%i without words of the server has no dash', (status, text) => {
    expect(russian(problemOf.answer('getProfile', status))).toMatchObject({ text: `${status}: ${text}`, words: text });
  });

  test('an unknown status gets the general text', () => {
    expect(russian(problemOf.answer('getProfile', 418)).text).toBe(
      '418: Сервис временно недоступен. Попробуйте позже.',
    );
    expect(problemOf.answer('getProfile', 418).kind).toBe('refused');
    expect(problemOf.answer('getProfile', 410).kind).toBe('missing');
    expect(problemOf.answer('getProfile', 507).kind).toBe('broken');
  });

  test('only a gateway leaves the outcome open', () => {
    const doubtful = STATUSES.map(([status]) => status).filter(
      (status) => problemOf.answer('signIn', status).ambiguous,
    );
    expect(doubtful).toEqual([502, 503, 504]);
  });
});

describe('messages', () => {
  const list = {
    detail: [
      { loc: ['body', 'phone'], msg: 'first', type: 'x' },
      { loc: ['body', 'name'], msg: 'second', type: 'x' },
    ],
  };

  test('are joined by commas in the snackbar, by a space elsewhere', () => {
    expect(russian(problemOf.answer('setBank', 422, list)).text).toBe('422: Ошибка валидации — first, second');
    expect(russian(problemOf.answer('setBank', 500, list)).text).toBe(
      '500: Ошибка сервера, попробуйте позже — first second',
    );
  });

  test('name fields by a dotted path without its carrier', () => {
    const { fields } = problemOf.answer('setBank', 422, {
      detail: [
        { loc: ['body', 'borrower', 'incomes', 0, 'value'], msg: 'too small', type: 'x' },
        { loc: ['variables', 'input', 'phone'], msg: 'wrong', type: 'x' },
        { loc: ['query'], msg: 'no', type: 'x' },
      ],
    });
    expect(fields).toEqual({ 'borrower.incomes.0.value': ['too small'], phone: ['wrong'], query: ['no'] });
  });

  test('fields are renamed to those of the form', () => {
    const problem = problemOf.answer('updateClaimByCustomer', 422, {
      detail: [{ loc: ['borrower', 'document', 'number'], msg: 'wrong' }],
    });
    expect(renameFields(problem, { 'borrower.': '' }).fields).toEqual({ 'document.number': ['wrong'] });
    expect(renameFields(problem, { 'seller.': '' })).toEqual(problem);
  });

  test('what else the answer says is kept as data', () => {
    expect(problemOf.answer('confirmSignature', 422, { detail: 'wrong code', attemptsLeft: 2 }).data).toEqual({
      attemptsLeft: 2,
    });
  });

  test("'role required' has one fixed text", () => {
    const problem = problemOf.answer('claims', 403, { detail: 'Dealer role required' });
    expect(russian(problem)).toEqual({
      where: 'page',
      logged: true,
      ...same('Текущая учётная запись не обладает необходимыми правами.'),
    });
    expect(kazakh(problem).text).toBe('Ағымдағы есептік жазбаның қажетті құқықтары жоқ.');
    const graphql = problemOf.graphqlErrors('claims', [{ message: 'role required' }]);
    expect(russian(graphql)).toMatchObject({
      where: 'snackbar',
      text: 'Текущая учётная запись не обладает необходимыми правами.',
    });
  });

  test('a page of a proxy, markup and disguises are never shown', () => {
    for (const detail of [
      '<html><body>502</body></html>',
      '<img src=x onerror=alert(1)>',
      '<!doctype html>',
      7,
      null,
      {},
      [[]],
      '',
    ]) {
      expect(problemOf.answer('getProfile', 500, { detail }).messages).toEqual([]);
    }
    expect(problemOf.answer('getProfile', 400, { detail: 'a\u202eb\u0000c' }).messages).toEqual(['a b c']);
  });

  test('any body gives short plain lines', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 599 }),
        fc.oneof(
          fc.anything(),
          fc.record({ detail: fc.anything() }),
          fc.string({ maxLength: 5_000, unit: 'binary' }).map((detail) => ({ detail })),
        ),
        (status, body) => {
          const problem = problemOf.answer('getProfile', status, body);
          const { text } = russian(problem);
          expect(text).not.toContain('[object');
          expect(problem.messages.length).toBeLessThanOrEqual(10);
          for (const message of problem.messages) {
            expect(message.length).toBeLessThanOrEqual(600);
            expect(message).not.toMatch(/<[a-z!/?]/i);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('without a status', () => {
  test.each([
    [
      'offline',
      problemOf.lost('claims', { wasOnline: true, isOnline: false }),
      'Нет интернет-соединения. Проверьте подключение.',
      'Интернет байланысы жоқ. Қосылымды тексеріңіз.',
    ],
    [
      'network',
      problemOf.lost('claims', { wasOnline: true, isOnline: true }),
      'Сервис провайдера временно недоступен. Попробуйте позже.',
      'Провайдер сервисі уақытша қолжетімді емес. Кейінірек қайталап көріңіз.',
    ],
    [
      'timeout',
      problemOf.timeout('claims'),
      'Сервис провайдера временно недоступен. Попробуйте позже.',
      'Провайдер сервисі уақытша қолжетімді емес. Кейінірек қайталап көріңіз.',
    ],
    [
      'contract',
      problemOf.contract('claims', 200),
      'Сервис временно недоступен. Попробуйте позже.',
      'Сервис уақытша қолжетімді емес. Кейінірек қайталап көріңіз.',
    ],
  ] as const)('%s', (kind, problem, textRu, textKk) => {
    expect(problem.kind).toBe(kind);
    expect(problem.ambiguous).toBe(true);
    expect(russian(problem)).toEqual({ where: 'page', logged: true, ...same(textRu) });
    expect(kazakh(problem).text).toBe(textKk);
  });

  test('offline from the start: nothing was sent', () => {
    expect(problemOf.lost('claims', { wasOnline: false, isOnline: false })).toMatchObject({
      kind: 'offline',
      ambiguous: false,
    });
  });

  test('the slow warning is there in both languages', () => {
    expect([ru['error.slow'], kk['error.slow']]).toEqual([
      'Плохое соединение. Проверьте интернет и повторите попытку',
      'Байланыс нашар. Интернетті тексеріп, қайталап көріңіз',
    ]);
  });
});

describe('GraphQL', () => {
  test('200 with errors: the messages alone, joined by commas', () => {
    const problem = problemOf.graphqlErrors('claims', [{ message: 'one' }, { message: 'two' }, 'odd']);
    expect(problem).toMatchObject({ kind: 'refused', status: 200, ambiguous: false });
    expect(russian(problem)).toEqual({ where: 'snackbar', logged: false, ...same('one, two') });
  });

  test('200 with errors without words: the general text', () => {
    expect(russian(problemOf.graphqlErrors('claims', [{}])).text).toBe('Упс... Что-то пошло не так...');
  });

  test('forbidden, conflict, broken: in the body of the screen, never in a snackbar', () => {
    for (const status of [403, 409, 500])
      expect(russian(problemOf.graphqlErrors('claims', [{ message: 'no', extensions: { status } }]))).toEqual({
        where: 'page',
        logged: true,
        ...same('no'),
      });
  });

  test('another status: the general text in the snackbar, and the log; in the body, too, when the service is broken', () => {
    const problem = problemOf.graphqlAnswer('claims', 503, { detail: 'secret' });
    expect(russian(problem)).toEqual({ where: 'both', logged: true, ...same('Упс... Что-то пошло не так...') });
    expect(russian(problemOf.graphqlAnswer('claims', 429))).toMatchObject({ where: 'snackbar', logged: true });
    expect(kazakh(problem).text).toBe('Қап... Бірдеңе дұрыс болмады...');
    expect(problem.ambiguous).toBe(true);
  });

  test.each([
    [{ status: 409, current: 'waiting' }, 'conflict', { current: 'waiting' }],
    [{ status: 422, detail: [{ loc: ['variables', 'borrower', 'phone'], msg: 'wrong' }] }, 'invalid', undefined],
    [{ code: 'NOT_FOUND' }, 'missing', undefined],
    [{ code: 'SOMETHING_NEW' }, 'refused', undefined],
  ] as const)('extensions %j give the kind', (extensions, kind, data) => {
    const problem = problemOf.graphqlErrors('claim', [{ message: 'no', extensions }]);
    expect(problem.kind).toBe(kind);
    expect(problem.data).toEqual(data);
  });

  test('extensions name fields', () => {
    const extensions = { status: 422, detail: [{ loc: ['variables', 'borrower', 'phone'], msg: 'wrong' }] };
    expect(problemOf.graphqlErrors('claim', [{ message: 'no', extensions }]).fields).toEqual({
      'borrower.phone': ['wrong'],
    });
  });
});

describe('words of another language', () => {
  const refused = {
    ...problemOf.answer('updateClaimByCustomer', 422, { detail: [{ loc: ['body', 'phone'], msg: 'Неверно' }] }),
    locale: 'ru',
  };

  test('go; what was refused stays refused, in words of ours', () => {
    expect(inLanguage(refused, 'ru')).toBe(refused);
    const told = inLanguage(refused, 'kk');
    expect(told).toMatchObject({ kind: 'invalid', messages: [], fields: { phone: ['form.refused'] } });
    expect(kazakh(told).text).toBe('422: Деректерді тексеру қатесі');
  });

  test('a conflict of GraphQL without its words is still a conflict, in the body of the screen', () => {
    const conflict = problemOf.graphqlErrors('claim', [{ message: 'Уже выбран', extensions: { status: 409 } }]);
    expect(kazakh(inLanguage({ ...conflict, locale: 'ru' }, 'kk'))).toMatchObject({
      where: 'page',
      text: 'Деректер қайшылығы',
    });
  });
});

test('a refused refresh is for the log: the visitor is on the sign-in page already', () => {
  expect(russian(problemOf.answer('refreshToken', 401))).toMatchObject({ where: 'log', logged: true });
});
