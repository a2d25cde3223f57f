export {
  AGREEMENT_READERS,
  TEMPLATE_EDITORS,
  agreementActions,
  agreementMachine,
  agreementTemplateMachine,
  agreementWait,
  templateActions,
} from './agreement.machine'
