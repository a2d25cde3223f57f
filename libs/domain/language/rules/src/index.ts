export {
  LANGUAGE_EDITORS,
  LANGUAGE_READERS,
  languageTextMachine,
  mayEditTexts,
  mayReadTexts,
  textActions,
  textStatusOf,
  type LanguageActor,
} from './language-text.machine'
export { englishFor, placeholderProblem, placeholdersOf, tidyText } from './placeholders'
