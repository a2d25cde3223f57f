export { WORK_QUEUE_LISTS, WORK_QUEUES, workQueues, type WorkQueueKey } from './worklist.contract'
export { worklistMenu } from './worklist.menu'
