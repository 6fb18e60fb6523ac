#!/usr/bin/python3
"""A bare WebView of WebKitGTK for its driver, exactly VIEW_SIZE: a browser's window is never narrower than its toolbar.
What goes wrong in pages is written to VIEW_LOG, a line each."""
import ctypes
import os
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# PR_SET_PDEATHSIG: it ends with its driver.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

WIDTH, HEIGHT = (int(part) for part in os.environ["VIEW_SIZE"].split("x"))
LOG = open(os.environ["VIEW_LOG"], "a", buffering=1, encoding="utf-8")

# Runs before any script of the page; nobody else may use the name by which it speaks.
WATCH = """
const say = (kind, text) => webkit.messageHandlers.watch.postMessage(`${kind} ${text} (${location.pathname})`);
const error = console.error;
console.error = (...words) => { say('error', words.join(' ')); error.apply(console, words); };
addEventListener('error', ({ message }) => { if (message !== undefined) say('exception', message); });
addEventListener('unhandledrejection', ({ reason }) => say('rejection', reason));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  say('csp', `${effectiveDirective} blocked ${blockedURI} ${sample}`));
"""


def create(*_):
    watching = WebKit2.UserContentManager()
    watching.register_script_message_handler("watch")
    watching.connect(
        "script-message-received::watch",
        lambda _, result: LOG.write(result.get_js_value().to_string().replace("\n", " ") + "\n"),
    )
    watching.add_script(
        WebKit2.UserScript.new(
            WATCH,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=watching)
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.resize(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()
    return view


def started(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("view")
    about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(about)
    session.connect("create-web-view", create)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["ru-RU"])
context.connect("automation-started", started)
Gtk.main()
