import { askingBuyers, H5Frame } from '@tradeport/domain/catalogue/ui'
import { acceptance } from '@tradeport/domain/content/ui'

/** What a buyer has to accept is asked for here too: the phone has pages of the buyer front-end. */
export const PhoneFrame = askingBuyers(H5Frame, acceptance)
