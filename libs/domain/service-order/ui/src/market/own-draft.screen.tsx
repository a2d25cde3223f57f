import EditOrderScreen from '../place/edit-order.screen'
import { ownPage } from './own-page'

export default ownPage(EditOrderScreen)
