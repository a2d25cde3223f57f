/** Texts of the shared layer. English is the source: the other languages have exactly these keys. */
export default {
  // Actions
  'action.back': 'Back',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.confirm': 'Confirm',
  'action.next': 'Next',
  'action.previous': 'Previous',
  'action.remove': 'Remove',
  'action.retry': 'Try again',
  'action.send': 'Send',

  // States of a screen
  'state.loading': 'Loading…',
  'state.offline': 'You are offline. What you see may be out of date.',
  'state.online': 'You are online again.',

  // Lists
  'list.filters': 'Filters',
  'list.sort': 'Sort by',
  'list.page': 'Page {page} of {pages}',

  // Failures (spec sections 7 and 8)
  'error.title': 'Something went wrong',
  'error.unexpected': 'Something unexpected happened. Please try again; if it happens again, contact support.',
  'error.submitFailed': 'Submission failed, please try again later',
  'error.network': 'No connection to the server. Check your network and try again.',
  'error.timeout': 'The server took too long to answer. Please try again.',
  'error.http': 'The server could not answer (HTTP {status}). Please try again later.',
  'error.tooManyRequests': 'Too many requests in a short time. Please wait a moment and try again.',
  'error.tooLarge': 'The file is too large for the server.',
  'error.noPermission': 'No interface permission: {url}',
  'error.accountDisabled': 'Account disabled',
  'error.accountDeleted': 'Account deleted',
  'error.languages': 'Failed to load remote languages',
  'error.copyManually': 'copy failed, please copy manually',
  'error.pageFailed': 'This page could not be shown',
  'error.pageFailedHelp': 'Your data is safe. Try again, or go back to the start page.',
  'error.notFound': 'Page not found',
  'error.notFoundHelp': 'The address may be mistyped, or the page may have moved.',
  'error.forbidden': 'You may not see this page',
  'error.forbiddenHelp':
    'It belongs to other roles than yours. Ask whoever looks after people and rights, or go on with your own work.',
  'message.copied': 'Copied to clipboard',

  // Session
  'session.expiredTitle': 'Login expired',
  'session.expiredText': 'Please log in again to continue. You will come back to this page.',
  'session.goToLogin': 'Log in again',
  'session.endedText': 'You were logged out in another window, or the session has ended. Log in again to continue.',
  'session.changedTitle': 'You changed over in another window',
  'session.changedText':
    'There you signed in as somebody else, or for another company or shop. Nothing on this page can be saved any more: copy what you still need, then load the page again.',
  'session.reload': 'Load the page again',

  // Member permissions (spec section 6)
  'ability.upgradeText': 'Upgrade your membership level to get more than 30 extra benefits.',
  'ability.marketText': 'You can also go to the application market and buy this application separately.',
  'ability.reorderText': 'The application package is used up. Please order it again.',
  'ability.currentPlan': 'Your plan: {plan}.',
  'ability.used': '{used} of {limit} are used.',
  'ability.ended': 'It ended on {date}.',
  'ability.planMonth': '{plan} has more of it: {price} a month.',
  'ability.planYear': '{plan} has more of it: {price} a year.',
  'ability.package': 'Application package {name}: {price}, valid for {days} days.',
  'ability.wait': 'Or wait: it is full again on {date}.',
  'ability.upgrade': 'Upgrade membership',
  'ability.goToMarket': 'Go to the application market',
  'ability.viewBenefits': 'View benefits',

  // Leaving a form
  'leave.title': 'Leave this page?',
  'leave.text': 'What you have entered is not saved yet.',
  'leave.stay': 'Stay here',
  'leave.leave': 'Leave without saving',

  // The frame of every page
  'frame.notifications': 'Notifications',
  'frame.home': 'Home',
} as const
