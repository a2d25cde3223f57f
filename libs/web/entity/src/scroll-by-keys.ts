import type { Table } from 'antd'
import type { ComponentRef } from 'react'

/** `<Table ref={scrollByKeys}>`: a table wider or higher than its box can be reached and scrolled without a mouse. */
export function scrollByKeys(table: ComponentRef<typeof Table> | null): void {
  for (const box of table?.nativeElement.querySelectorAll('.ant-table-content, .ant-table-body') ?? [])
    box.setAttribute('tabindex', '0')
}
