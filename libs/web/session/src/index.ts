export { createCookieJar, type CookieJar, type CookieScope } from './cookie-jar'
export { createLoginRedirect, type LoginRedirect, type LoginRedirectOptions } from './login-redirect'
export { createSession, type ChangeOrigin, type Session, type SessionPlatform, type SessionSnapshot } from './session'
