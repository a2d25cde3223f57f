export { openScreen, type OpenedScreen, type ScreenOptions } from './open-screen'
