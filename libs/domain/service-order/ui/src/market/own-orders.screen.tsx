import ServiceOrderListScreen from '../order/service-order-list.screen'
import { ownPage } from './own-page'

export default ownPage(ServiceOrderListScreen)
