import AfterSalesListScreen from '../after-sales/after-sales-list.screen'
import { ownPage } from './own-page'

export default ownPage(AfterSalesListScreen)
