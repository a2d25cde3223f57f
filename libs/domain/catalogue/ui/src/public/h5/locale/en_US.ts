export default {
  'offline.now': 'No connection',
  'offline.since': 'What you see is as of {when}.',
  'offline.typed': 'What you type is kept until you are back.',
  'update.ready': 'A new version is ready.',
  'update.use': 'Use it now',
  'install.title': 'Keep it at hand',
  'install.hint':
    'Put this market on the home screen: it opens at once, and what you have seen stays readable without a connection.',
  'install.do': 'Install',
  'inquiry.kept': 'What you type is kept on this phone.',
  'inquiry.logInAndSend': 'Log in and send',
  toCentre: 'Open in the buyer center',
  more: 'Show more',
} as const
