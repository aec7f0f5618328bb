// Change: the title 'Page Error' also when the crash is inside the layout; causes listed; a prefilled report.
export {CrashPage as default} from '@site/src/components/ui/CrashPage';
