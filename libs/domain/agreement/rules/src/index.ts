export {
  AGREEMENT_READERS,
  TEMPLATE_EDITORS,
  agreementActions,
  agreementMachine,
  agreementTemplateMachine,
  templateActions,
} from './agreement.machine'
