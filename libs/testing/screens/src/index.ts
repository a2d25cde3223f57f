export { openScreen, type OpenedScreen, type ScreenOptions } from './open-screen'
export {
  dialogBy,
  fieldBy,
  press,
  rowOf,
  screenTests,
  type,
  waitForWrong,
  type ScreenTests,
  type ScreenTestsOptions,
} from './screen-tests'
