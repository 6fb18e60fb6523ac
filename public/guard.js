/* For browsers below the floor (.browserslistrc): says so in both languages. ES5 on purpose, no dependency. */
(function () {
  var modern =
    'noModule' in document.createElement('script') &&
    typeof window.CSSLayerBlockRule === 'function' &&
    typeof window.structuredClone === 'function' &&
    typeof Array.prototype.at === 'function';
  if (modern) return;

  var android = /Android/i.test(navigator.userAgent);
  var apple = /iPhone|iPad|iPod/i.test(navigator.userAgent);
  var texts = [
    [
      'ru',
      'Обновите браузер',
      android
        ? 'Ваш браузер устарел. Обновите Android System WebView в Google Play и откройте страницу снова.'
        : apple
          ? 'Ваш браузер устарел. Обновите iOS: Настройки → Основные → Обновление ПО.'
          : 'Ваш браузер устарел. Установите новую версию и откройте страницу снова.',
    ],
    [
      'kk',
      'Браузерді жаңартыңыз',
      android
        ? 'Браузеріңіз ескірген. Google Play-де Android System WebView қолданбасын жаңартып, бетті қайта ашыңыз.'
        : apple
          ? 'Браузеріңіз ескірген. iOS жүйесін жаңартыңыз: Баптаулар → Жалпы → Бағдарламаны жаңарту.'
          : 'Браузеріңіз ескірген. Жаңа нұсқасын орнатып, бетті қайта ашыңыз.',
    ],
  ];

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  var ours = ['root', 'load-notice'];
  for (var o = 0; o < ours.length; o++) {
    var one = document.getElementById(ours[o]);
    if (one) one.style.display = 'none';
  }
  var page = add(document.body, 'main');
  page.style.cssText = 'max-width:480px;margin:0 auto;padding:24px 16px;font:16px/1.5 sans-serif';
  for (var i = 0; i < texts.length; i++) {
    var part = add(page, 'section');
    part.setAttribute('lang', texts[i][0]);
    add(part, 'h1', texts[i][1]);
    add(part, 'p', texts[i][2]);
  }
  if (android) {
    var link = add(page, 'a', 'Google Play');
    link.href = 'https://play.google.com/store/apps/details?id=com.google.android.webview';
  }
})();
