export { openScreen, type OpenedScreen, type ScreenOptions } from './open-screen'
export {
  chooseFromMore,
  dialogBy,
  fieldBy,
  openedDialog,
  press,
  rowOf,
  screenTests,
  type,
  waitForWrong,
  type ScreenTests,
  type ScreenTestsOptions,
} from './screen-tests'
