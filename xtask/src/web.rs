//! The page: its own checks, and those for which it needs the program and a browser.

use anyhow::Result;

use crate::program::Profile;
use crate::sources::WEB;
use crate::{chromium, npm, page, process, program};

/// The variable that names the program to the page's tests.
const PROGRAM: &str = "AEROPLANE_PROGRAM";

/// Makes the page unless it is there.
pub(crate) fn build() -> Result<()> {
    let page = page::make(process::root())?;
    eprintln!("the page is in {}", page.display());
    Ok(())
}

/// Fetches the packages that build and check the page.
pub(crate) fn fetch() -> Result<()> {
    npm::require()?;
    npm::fetch(&process::root().join(WEB))
}

/// Runs one of the page's scripts that need nothing else.
pub(crate) fn run(script: &str) -> Result<()> {
    npm::run(&process::root().join(WEB), ["run", script])
}

/// Plays the page in a real browser, with a real server.
pub(crate) fn browser() -> Result<()> {
    run_with_program("browser", Profile::Debug, false)
}

/// Takes the reviewed pictures of the page anew.
pub(crate) fn pictures() -> Result<()> {
    fetch()?;
    build()?;
    run_with_program("pictures", Profile::Debug, true)
}

/// Measures the page against its budgets, as it is shipped.
pub(crate) fn measure() -> Result<()> {
    fetch()?;
    build()?;
    run_with_program("measure", Profile::Release, false)
}

/// Runs one of the page's scripts that need the program and a browser; `bless` lets it write what it compares.
fn run_with_program(script: &str, profile: Profile, bless: bool) -> Result<()> {
    let (program, browser) = (program::build(profile)?, chromium::provide()?);
    npm::run_with(&process::root().join(WEB), ["run", script], |command| {
        command.env(PROGRAM, program).env(chromium::VARIABLE, browser);
        if bless {
            command.env(process::BLESS, "1");
        }
    })
}
